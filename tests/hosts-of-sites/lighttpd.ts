import { writeFileSync } from 'node:fs';
import path from 'node:path';
import getPort from 'get-port';
import { firstFile } from '../hosts/engines/firstFile';
import {
  startHost,
  type FoundHost,
  type SampleHost,
  type SampleSite,
} from '../server/samples/sampleHost';

/** Finds lighttpd: LIGHTTPD_PATH, or an installed one. */
export function findLighttpd(): FoundHost {
  const file = firstFile('LIGHTTPD_PATH', ['/usr/sbin/lighttpd', '/opt/homebrew/bin/lighttpd']);
  if (file) return { start: (site) => start(file, site) };
  return {
    missing:
      'lighttpd was not found. Install it (Debian: apt-get install lighttpd), or set LIGHTTPD_PATH to its file.',
  };
}

/** As it comes in Debian, with the page for unknown addresses that its manual names. */
async function start(file: string, { dir, work }: SampleSite): Promise<SampleHost> {
  const port = await getPort();
  const config = path.join(work, 'lighttpd.conf');
  writeFileSync(
    config,
    `
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${dir}"
server.errorfile-prefix = "${dir}/"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`,
  );
  return startHost(file, ['-D', '-f', config], { port });
}
