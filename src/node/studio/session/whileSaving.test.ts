import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { valueAt } from '../../../document/values';
import { companyWith, TABLE } from '../../config/productFiles/testing';
import { loadSchemas } from '../../schemas/load';
import { openServerSession } from './openServerSession';

const writing = vi.hoisted(() => ({ done: (): void => undefined }));

// Calls `writing.done` once the files are written, and before who has written them hears of that.
vi.mock(import('../../config/writeTogether'), async (original) => {
  const real = await original();
  return {
    ...real,
    async writeTogether(...asked) {
      await real.writeTogether(...asked);
      writing.done();
    },
  };
});

const { config: schema } = loadSchemas(resolve(import.meta.dirname, '../../../..'));

let file = '';
beforeEach(() => {
  ({ file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE }));
});

const open = () =>
  openServerSession({
    file,
    schema: () => schema,
    tell: () => undefined,
    changed: () => undefined,
  });

type Session = ReturnType<typeof open>;

const rename = (session: Session, name: string): void =>
  session.change(session.revision, {
    do: { name: 'write', operations: [{ op: 'set', at: '/store/products/2/name', value: name }] },
  });
const nameIn = ({ draft, saved }: Session) =>
  [draft, saved].map(({ value }) => valueAt(value, ['store', 'products', 2, 'name']));

it('takes its own file for no change of somebody else, whatever is typed while it is written', async () => {
  const session = open();
  rename(session, 'Winch');
  writing.done = () => {
    rename(session, 'Drum');
    session.readAgain();
  };
  await session.save();
  await session.settled();
  expect(session.conflicts).toEqual([]);
  expect(nameIn(session)).toEqual(['Drum', 'Winch']);
  expect(session.draft.history.steps.map(({ name }) => name)).toEqual(['write', 'write']);
});

it('takes over once it has saved what somebody else has written meanwhile', async () => {
  const session = open();
  rename(session, 'Winch');
  const table = join(dirname(file), 'all.csv');
  writing.done = () => {
    writeFileSync(table, readFileSync(table, 'utf8').replace('Flexible', 'Stiff'));
    session.readAgain();
  };
  await session.save();
  await vi.waitFor(() =>
    expect(valueAt(session.draft.value, ['store', 'products', 1, 'name'])).toContain('Stiff'),
  );
  await session.settled();
  expect(nameIn(session)).toEqual(['Winch', 'Winch']);
});
