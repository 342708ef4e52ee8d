import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { firstFile } from '../../hosts/engines/firstFile';
import {
  startHost,
  writeCertificate,
  type FoundHost,
  type SampleHost,
  type SampleSite,
} from './sampleHost';

const KNOWN = ['/usr/sbin/apache2', '/usr/sbin/httpd', '/opt/homebrew/bin/httpd'];

/** Folders of Apache's modules: of Debian, Fedora, and Homebrew. */
const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/etc/httpd/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** Finds Apache: APACHE_PATH, or an installed one. */
export function findApache(): FoundHost {
  const file = firstFile('APACHE_PATH', KNOWN);
  if (file) return { start: (site) => start(file, site) };
  return {
    missing:
      'Apache was not found. Install it (Debian: apt-get install apache2-bin), or set APACHE_PATH to its file.',
  };
}

async function start(file: string, site: SampleSite): Promise<SampleHost> {
  const [port, securePort] = [await getPort(), await getPort()];
  copyFileSync(path.join(site.dir, 'hosting', 'apache.htaccess'), path.join(site.dir, '.htaccess'));
  const config = path.join(site.work, 'httpd.conf');
  writeFileSync(config, mainConfig(site, port, securePort));
  const host = await startHost(file, ['-d', site.work, '-f', config, '-D', 'FOREGROUND'], { port });
  return { ...host, securePort };
}

const MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'setenvif',
  'headers',
  'rewrite',
  'filter',
  'deflate',
];

/** A server as shared hosts have it: the site may bring its .htaccess. */
function mainConfig({ dir, work, hostname, secure }: SampleSite, port: number, securePort: number) {
  const folder = MODULE_FOLDERS.find((name) => existsSync(name)) ?? 'modules';
  const load = (name: string) => `LoadModule ${name}_module ${folder}/mod_${name}.so`;
  writeFileSync(
    path.join(work, 'mime.types'),
    'text/html html htm\ntext/plain txt\ntext/css css\nimage/png png\napplication/pdf pdf\n',
  );
  return `
ServerName ${hostname}
PidFile "${work}/httpd.pid"
DefaultRuntimeDir "${work}"
ErrorLog "|/bin/cat"
Listen 127.0.0.1:${port}
${[...MODULES, ...(secure ? ['socache_shmcb', 'ssl'] : [])].map(load).join('\n')}
TypesConfig "${work}/mime.types"
# Debian has these lines, and they are in the way of compressed copies.
AddType application/x-gzip .gz .tgz
AddLanguage pt-BR .pt-br
TraceEnable Off
DocumentRoot "${dir}"
<Directory "${dir}">
  AllowOverride All
  Require all granted
</Directory>
${secure ? secureHost(dir, work, securePort) : ''}
`;
}

function secureHost(dir: string, work: string, port: number): string {
  const { cert, key } = writeCertificate(work);
  return `
Listen 127.0.0.1:${port} https
<VirtualHost 127.0.0.1:${port}>
  DocumentRoot "${dir}"
  SSLEngine on
  SSLCertificateFile "${cert}"
  SSLCertificateKeyFile "${key}"
</VirtualHost>
`;
}
