import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import type { FileContent } from '../../config/configFile';
import { companyWith, TABLE } from '../../config/productFiles/testing';
import { loadSchemas } from '../../schemas/load';
import { openServerSession, type ServerSession } from './openServerSession';

const { config: schema } = loadSchemas(resolve(import.meta.dirname, '../../../..'));

let file = '';
let kept: { before: FileContent; after: FileContent }[] = [];

beforeEach(() => {
  ({ file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE }));
  kept = [];
});

const table = (): string => readFileSync(join(dirname(file), 'all.csv'), 'utf8');

const open = (): ServerSession =>
  openServerSession({
    file,
    schema: () => schema,
    tell: () => undefined,
    changed: () => undefined,
    keep: async (saved) => void kept.push(saved),
  });

const change = (session: ServerSession, ...operations: Operation[]): void =>
  session.change(session.revision, { do: { name: 'write', operations } });

const rename = (name: string, index = 2): Operation => ({
  op: 'set',
  at: `/store/products/${index}/name`,
  value: name,
});

const nameIn = ({ draft }: ServerSession, index = 2): unknown =>
  valueAt(draft.value, ['store', 'products', index, 'name']);

describe('a session of Studio whose products stand in a file', () => {
  it('saves what was changed there, and keeps both states as versions', async () => {
    const config = readFileSync(file, 'utf8');
    const session = open();
    change(session, rename('Winch'));
    expect(session.isSaved()).toBe(false);
    expect(await session.save()).toEqual({ lines: 1 });
    expect(session.isSaved()).toBe(true);
    expect(table()).toBe(TABLE.replace('Bronze Winch', 'Winch'));
    expect(readFileSync(file, 'utf8')).toBe(config);
    const names = kept.map(({ before, after }) =>
      [before, after].map(({ value }) => valueAt(value, ['store', 'products', 2, 'name'])),
    );
    expect(names).toEqual([['Bronze Winch', 'Winch']]);
    session.change(session.revision, { undo: true });
    await session.save();
    expect(table()).toBe(TABLE);
    await session.settled();
  });

  it('holds one value as draft and as what is saved, so that a catalogue is compared at once', async () => {
    const session = open();
    change(session, rename('Winch'));
    await session.save();
    expect(session.saved.value).toBe(session.draft.value);
    expect(kept[0]?.after.value).toBe(session.draft.value);
    await session.settled();
  });

  it('saves one after the other, whoever asks for both at once', async () => {
    const session = open();
    change(session, rename('Winch'));
    const first = session.save();
    change(session, rename('Drum'));
    expect(await Promise.all([first, session.save()])).toEqual([{ lines: 1 }, { lines: 1 }]);
    expect(table()).toBe(TABLE.replace('Bronze Winch', 'Drum'));
    expect(session.isSaved()).toBe(true);
    await session.settled();
  });

  it('is found again with what was not saved, and its undo steps', async () => {
    const before = open();
    change(before, rename('Winch'));
    await before.settled();
    const after = open();
    expect([after.isRecovered, nameIn(after)]).toEqual([true, 'Winch']);
    after.change(after.revision, { undo: true });
    expect(after.isSaved()).toBe(true);
    await after.settled();
  });

  it('takes over what somebody else has changed in the file, also while it was closed', async () => {
    const before = open();
    change(before, rename('Winch'));
    writeFileSync(join(dirname(file), 'all.csv'), TABLE.replace('Flexible', 'Stiff'));
    before.readAgain();
    expect([nameIn(before), nameIn(before, 1)]).toEqual(['Winch', 'Stiff Shaft Coupling']);
    await before.settled();
    writeFileSync(join(dirname(file), 'all.csv'), TABLE.replace('Flexible', 'Soft'));
    const after = open();
    expect([nameIn(after), nameIn(after, 1)]).toEqual(['Winch', 'Soft Shaft Coupling']);
    await after.save();
    expect(table()).toBe(TABLE.replace('Flexible', 'Soft').replace('Bronze Winch', 'Winch'));
    await after.settled();
  });

  it('asks what is to stay where both have changed the same cell', async () => {
    const session = open();
    change(session, rename('Winch'));
    const theirs = TABLE.replace('Bronze Winch', 'Steel Winch');
    writeFileSync(join(dirname(file), 'all.csv'), theirs);
    await expect(session.save()).rejects.toThrow('Decide first what is to stay');
    expect(session.conflicts).toMatchObject([{ ours: 'Winch', theirs: 'Steel Winch' }]);
    expect(table()).toBe(theirs);
    session.settle({ id: session.conflicts[0]?.id ?? '', take: 'theirs' });
    expect(session.isSaved()).toBe(true);
    await session.settled();
  });

  it('has not changed anything itself where it was killed behind writing the file', async () => {
    const session = open();
    change(session, rename('Winch'));
    await session.save();
    await session.settled();
    const again = open();
    expect([again.isRecovered, again.isSaved(), nameIn(again)]).toEqual([false, true, 'Winch']);
    await again.settled();
  });
});
