import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createVisitCounter } from '../../../src/document/visits/createVisitCounter';
import { publishHosting } from '../../../src/node/hosting/publish';
import { reportMissing } from '../../setup/reportMissing';
import { temporaryFolder } from '../../temporary/temporaryFolder';
import { rawRequest } from '../rawRequest';
import { temporarySite } from '../temporarySite';
import { findCaddy } from './caddy';
import { findNginx } from './nginx';
import { COUNTED_LOG, type FoundHost } from './sampleHost';

const HOSTNAME = 'www.supplier.example';
const BROWSER = 'Mozilla/5.0 (X11; "Linux" x86_64) Firefox/145.0';

const HOSTS: [name: string, found: FoundHost][] = [
  ['nginx', findNginx()],
  ['Caddy', findCaddy()],
];

/** The log as the server has written it once these requests were answered, with the statuses. */
async function logOf(
  start: Extract<FoundHost, { start: unknown }>['start'],
  requests: readonly { address: string; agent?: string }[],
) {
  const { dir } = await temporarySite();
  const input = { scriptHashes: [], frameOrigins: [], formOrigins: [] };
  await publishHosting(dir, { ...input, url: `http://${HOSTNAME}`, counts: true }, []);
  const work = temporaryFolder();
  const host = await start({ dir, hostname: HOSTNAME, work });
  const statuses: number[] = [];
  try {
    for (const { address, agent = BROWSER } of requests) {
      const headers = {
        host: HOSTNAME,
        'user-agent': agent,
        'x-forwarded-for': '203.0.113.7',
        referer: 'https://elsewhere.example/secret',
        cookie: 'visitor=anna',
      };
      statuses.push((await rawRequest(host.port, address, { headers })).status);
    }
  } finally {
    await host.close();
  }
  const file = path.join(work, COUNTED_LOG);
  return { statuses, log: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

describe.each(HOSTS)('[T82] the sample for %s, where visits are counted', (_, found) => {
  const start = 'start' in found ? found.start : undefined;
  reportMissing('missing' in found ? found.missing : undefined);

  it.each(start ? [start] : [])(
    'answers what is asked to be counted with 204, and logs no visitor',
    async (begin) => {
      const { statuses, log } = await logOf(begin, [
        { address: '/about?utm_source=mail' },
        { address: '/assets/app-1a2b3c.js' },
        { address: '/nope' },
        { address: '/store/category/%C3%B6l' },
        { address: '/counted.txt?none=pump+seal' },
        { address: '/counted.txt?sent=chat' },
        { address: '/about', agent: 'Googlebot/2.1' },
      ]);
      expect(statuses).toEqual([200, 200, 404, 200, 204, 204, 200]);
      for (const who of ['127.0.0.1', '203.0.113.7', 'anna', 'elsewhere'])
        expect(log).not.toContain(who);
      const counter = createVisitCounter({
        zone: 'UTC',
        now: new Date(),
        isRobot: (agent) => agent.startsWith('Googlebot'),
      });
      for (const line of log.split('\n')) counter.add(line);
      const { spans, unread, robots } = counter.visits();
      expect(spans[7]).toMatchObject({
        pages: [
          { name: '/about', count: 1 },
          { name: '/store/category/öl', count: 1 },
        ],
        none: [{ name: 'pump seal', count: 1 }],
        sent: [{ name: 'chat', count: 1 }],
      });
      expect([unread, robots]).toEqual([0, 1]);
    },
  );
});
