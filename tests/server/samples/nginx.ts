import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { firstFile } from '../../hosts/engines/firstFile';
import {
  adapt,
  COUNTED_LOG,
  startHost,
  writeCertificate,
  type FoundHost,
  type SampleHost,
  type SampleSite,
} from './sampleHost';

const KNOWN = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Finds nginx: NGINX_PATH, or an installed one. */
export function findNginx(): FoundHost {
  const file = firstFile('NGINX_PATH', KNOWN);
  if (file) return { start: (site) => start(file, site) };
  return {
    missing:
      'nginx was not found. Install it (Debian: apt-get install nginx-light), or set NGINX_PATH to its file.',
  };
}

async function start(file: string, site: SampleSite): Promise<SampleHost> {
  const [port, securePort] = [await getPort(), await getPort()];
  const sample = path.join(site.work, 'sample.conf');
  writeFileSync(sample, adapted(site, port, securePort));
  const config = path.join(site.work, 'nginx.conf');
  writeFileSync(config, mainConfig(site.work, sample));
  writeFileSync(path.join(site.work, 'mime.types'), readFileSync(mimeTypes(file)));
  const host = await startHost(file, ['-p', site.work, '-c', config, '-e', 'stderr'], { port });
  return { ...host, securePort };
}

/** The sample with the test's ports, folder and certificates. */
function adapted({ dir, hostname, work, secure }: SampleSite, port: number, securePort: number) {
  const text = readFileSync(path.join(dir, 'hosting', 'nginx.conf'), 'utf8');
  const inFolder = adapt(text, new RegExp(`root /var/www/${hostname};`), `root "${dir}";`);
  const plain = adapt(inFolder, /listen 80;\n.*listen \[::\]:80;/, `listen 127.0.0.1:${port};`);
  if (!secure) return loggedIn(work, plain);
  const { cert, key } = writeCertificate(work);
  const lines: [RegExp, string][] = [
    [/listen 443 (.*);\n.*listen \[::\]:443 .*;/, `listen 127.0.0.1:${securePort} $1;`],
    [/ssl_certificate \/.*;/, `ssl_certificate "${cert}";`],
    [/ssl_certificate_key \/.*;/, `ssl_certificate_key "${key}";`],
  ];
  return lines.reduce((sample, [line, own]) => adapt(sample, line, own), loggedIn(work, plain));
}

/** The log of a sample that has one, in the working folder. */
const loggedIn = (work: string, sample: string): string =>
  sample.replace(/access_log \S+ /, `access_log "${work}/${COUNTED_LOG}" `);

/** Main config like that of a packaged nginx, but with a single process and paths that need no privileges. */
function mainConfig(work: string, sample: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid "${work}/nginx.pid";
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path "${work}/${name}";`).join('\n')}
  include mime.types;
  default_type application/octet-stream;
  include "${sample}";
}
`;
}

/** The mime.types file of the installed nginx. */
function mimeTypes(file: string): string {
  const { stderr } = spawnSync(file, ['-V'], { encoding: 'utf8' });
  const [, config = ''] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return path.join(path.dirname(config), 'mime.types');
}
