// Studio's session for tests/kill/inPlace.slow.test.ts: changes one text of a config, and saves it.
import { openServerSession } from '../../src/node/studio/session/openServerSession';

const session = openServerSession({
  file: process.argv[2] ?? '',
  schema: () => ({}),
  tell: () => {},
  changed: () => {},
});
session.change(session.revision, {
  do: { name: 'rename', operations: [{ op: 'set', at: '/site/name', value: 'Better Pumps' }] },
});
await session.written();
await session.save();
await session.settled();
