// Publishes once, for tests/kill/publish.slow.test.ts: `node publisher.mjs folder|rsync|push FROM TO`.
import { push } from '../../src/node/studio/publish/push';
import { serverOf } from '../../src/node/studio/publish/server';
import { toFolder } from '../../src/node/studio/publish/toFolder';
import { byRsync } from '../../src/node/studio/publish/toServer';

const [way = '', from = '', to = ''] = process.argv.slice(2);
const tell = () => {};

// The process that the stand-in for SSH kills.
process.env['KILL_PID'] = String(process.pid);

if (way === 'folder') await toFolder(from, to, tell);
else if (way === 'push') await push(from, { remote: to, branch: 'main' });
else {
  const server = serverOf({ kind: 'rsync', host: 'web.example.org', path: to });
  await byRsync(from, server, { tell });
}
