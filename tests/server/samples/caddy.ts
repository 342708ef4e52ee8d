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

const KNOWN = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];

/** Finds Caddy: CADDY_PATH, or an installed one. */
export function findCaddy(): FoundHost {
  const file = firstFile('CADDY_PATH', KNOWN);
  if (file) return { start: (site) => start(file, site) };
  return {
    missing:
      'Caddy was not found. Install it (Debian: apt-get install caddy), or set CADDY_PATH to its file.',
  };
}

async function start(file: string, site: SampleSite): Promise<SampleHost> {
  const [port, securePort] = [await getPort(), await getPort()];
  const config = path.join(site.work, 'Caddyfile');
  writeFileSync(config, options(port, securePort) + adapted(site));
  const { work } = site;
  const host = await startHost(file, ['run', '--config', config, '--adapter', 'caddyfile'], {
    port,
    env: { HOME: work, XDG_CONFIG_HOME: work, XDG_DATA_HOME: work },
  });
  return { ...host, securePort };
}

/** Global options: no certificate requests, no admin API. */
function options(port: number, securePort: number): string {
  const lines = ['admin off', 'auto_https disable_certs', `http_port ${port}`];
  return ['{', ...lines, `https_port ${securePort}`, '}', ''].join('\n');
}

/** The sample with the test's folder and certificate. */
function adapted({ dir, hostname, work, secure }: SampleSite): string {
  const text = readFileSync(path.join(dir, 'hosting', 'Caddyfile'), 'utf8');
  const { cert, key } = secure ? writeCertificate(work) : { cert: '', key: '' };
  const own = cert ? `root * "${dir}"\n\ttls "${cert}" "${key}"` : `root * "${dir}"`;
  const logged = text.replace(/output file \S+ /, `output file "${work}/${COUNTED_LOG}" `);
  return adapt(logged, new RegExp(`root \\* /var/www/${hostname}`), own);
}
