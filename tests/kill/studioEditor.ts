// An editor for tests/kill/studio.slow.test.ts: counts up in a config, saves now and then, and says what is kept on disk.
import { openServerSession } from '../../src/node/studio/session/openServerSession';
import type { Operation } from '../../src/document/operation';

/** What the config counted at a revision. */
const counts = new Map<number, number>();

const session = openServerSession({
  file: process.argv[2] ?? '',
  schema: () => ({}),
  tell(event) {
    if (event.type === 'kept') process.stdout.write(`${counts.get(event.revision) ?? 0}\n`);
  },
  changed: () => {},
});

for (let { count } = session.draft.value as { count: number }; ;) {
  count += 1;
  counts.set(session.revision + 1, count);
  const operations: Operation[] = [
    { op: 'set', at: '/count', value: count },
    { op: 'set', at: '/filler', value: 'x'.repeat((count * 997) % 20_000) },
  ];
  session.change(session.revision, { do: { name: `count to ${count}`, operations } });
  if (count % 5 === 0) await session.save();
  await new Promise((resolve) => {
    setTimeout(resolve, count % 3);
  });
}
