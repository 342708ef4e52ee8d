#!/usr/bin/env bash
# ssh-config 5.3.0: it reads a configuration of OpenSSH and writes it again with its comments and blanks. One would expect
# a text that was read and written unchanged to be the same; instead the blank before a comment at the end of a line is
# gone, in OpenSSH a part of the value then: 'Port 2222 # behind the router' becomes 'Port 2222# behind the router', which
# ssh 9.2 refuses ("Bad port '2222#'"), and with it every connection. Comments on lines of their own stay.
# It matters to who would add a host for "Publish" to the user's own file: src/node/studio only asks ssh.
# Seen on 2026-11-28 with Node 20.20:
#   # Our server|Host shop|  User deploy# not root|  Port 2222# behind the router|
#   read as: deploy, 2222
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ssh-config@5.3.0

cat >look.cjs <<'JS'
const SSHConfig = require('ssh-config');

const text = '# Our server\nHost shop\n  User deploy # not root\n  Port 2222\t# behind the router\n';
const config = (SSHConfig.default ?? SSHConfig).parse(text);
console.log(config.toString().replaceAll('\n', '|'));
const { User, Port } = config.compute('shop');
console.log(`read as: ${User}, ${Port}`);
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '# Our server|Host shop|  User deploy# not root|  Port 2222# behind the router|
read as: deploy, 2222' ] || { echo 'This has changed.' >&2; exit 1; }
