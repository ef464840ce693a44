# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: terraform
# packages: terraform
# version: terraform version

# A provider of two versions on the disk; init only copies it, nothing of it is run.
changed() {
    export CHECKPOINT_DISABLE=1
    arch=$(terraform version | sed -n 's/^on //p')
    export TF_CLI_CONFIG_FILE=$PWD/rc
    for v in 3.5.0 3.6.0; do
        mkdir -p "mirror/registry.terraform.io/hashicorp/random/$v/$arch"
        echo "$v" >"mirror/registry.terraform.io/hashicorp/random/$v/$arch/terraform-provider-random_v$v"
        chmod +x "mirror/registry.terraform.io/hashicorp/random/$v/$arch/terraform-provider-random_v$v"
    done
    printf 'provider_installation {\n  filesystem_mirror {\n    path = "%s/mirror"\n  }\n}\n' "$PWD" >rc
    configure 3.5.0
    must terraform init
    configure 3.6.0
}
configure() { printf 'terraform {\n  required_providers {\n    random = {\n      source  = "hashicorp/random"\n      version = "%s"\n    }\n  }\n}\n' "$1" >main.tf; }
error() { changed; terraform plan -no-color; }
dead_end_1() { changed; terraform init -no-color; terraform plan -no-color; }
dead_end_2() { changed; rm -r .terraform; terraform init -no-color; }
workaround_1() { changed; terraform init -upgrade -no-color && grep '"3.6.0"' .terraform.lock.hcl; }
