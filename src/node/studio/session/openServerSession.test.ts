import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { Change } from '../../../document/step';
import type { StudioEvent } from '../../../studio/protocol';
import { openServerSession, type ServerSession } from './openServerSession';

const TEXT = `{
  "site": { "name": "Pumps" },
  "pages": [
    { "path": "/", "title": "Home" },
    { "path": "/about", "title": "About" }
  ]
}
`;

let file = '';
let told: StudioEvent[] = [];

beforeEach(() => {
  file = join(temporaryFolder(), 'site.config.json');
  writeFileSync(file, TEXT);
  told = [];
});

const open = (): ServerSession =>
  openServerSession({
    file,
    schema: () => ({}),
    tell: (event) => void told.push(event),
    changed: () => {},
  });

const set = (at: string, value: unknown, name = 'write'): Change => ({
  do: { name, operations: [{ op: 'set', at, value }] },
});

/** Makes changes one after another. */
const make = (session: ServerSession, ...changes: Change[]): void => {
  for (const change of changes) session.change(session.revision, change);
};

const journal = (): string => join(dirname(file), '.studio', 'site.config.json.journal');

describe('a session of Studio', () => {
  it('[T5] keeps each change on disk, and is found again with its undo steps', async () => {
    const before = open();
    make(before, set('/site/name', 'Fans'), set('/pages/1/title', 'Us'), { undo: true });
    await before.settled();
    expect(told.filter(({ type }) => type === 'kept').length).toBeGreaterThan(0);

    const after = open();
    expect(after.isRecovered).toBe(true);
    expect(after.draft).toEqual(before.draft);
    make(after, { redo: true }, { undo: true }, { undo: true });
    expect(after.isSaved()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(TEXT);
  });

  it('[T5] says when all changes are on disk, while it stays open', async () => {
    const before = open();
    make(before, set('/site/name', 'Fans'));
    await before.written();
    make(before, set('/site/name', 'Valves'));
    await before.written();
    expect(open().draft.value).toMatchObject({ site: { name: 'Valves' } });
    await before.settled();
  });

  it('[T5] is found again up to its last whole change when the power went while writing', async () => {
    const before = open();
    make(before, set('/site/name', 'Fans'), set('/site/name', 'Valves'));
    await before.settled();
    const whole = readFileSync(journal(), 'utf8');
    writeFileSync(journal(), whole.slice(0, -20));
    expect(open().draft.value).toMatchObject({ site: { name: 'Fans' } });
  });

  it('[T5] keeps what is changed after such a start, too, and the torn journal beside', async () => {
    const before = open();
    make(before, set('/site/name', 'Fans'), set('/site/name', 'Valves'));
    await before.settled();
    const torn = readFileSync(journal(), 'utf8').slice(0, -20);
    writeFileSync(journal(), torn);
    const after = open();
    make(after, set('/site/name', 'Compressors'));
    await after.settled();
    expect(open().draft.value).toMatchObject({ site: { name: 'Compressors' } });
    expect(readFileSync(`${journal()}.broken`, 'utf8')).toBe(torn);
  });

  it('opens the file when its journal cannot be read, and sets the journal aside', () => {
    mkdirSync(dirname(journal()), { recursive: true });
    writeFileSync(journal(), '{"base":');
    expect(open().draft.value).toEqual(JSON.parse(TEXT));
    expect(readFileSync(`${journal()}.broken`, 'utf8')).toBe('{"base":');
  });

  it('[T2] writes one line for one text, and nothing where all was undone', async () => {
    const session = open();
    make(session, set('/pages/1/title', 'Us'));
    expect(await session.save()).toEqual({ lines: 1 });
    expect(readFileSync(file, 'utf8')).toBe(TEXT.replace('"About"', '"Us"'));
    make(session, { undo: true });
    await session.save();
    expect(readFileSync(file, 'utf8')).toBe(TEXT);
    await session.settled();
  });

  it('[T3] merges what somebody else has written into the file, and can undo that, too', () => {
    const session = open();
    make(session, set('/pages/1/title', 'Us'));
    writeFileSync(file, TEXT.replace('"Pumps"', '"Fans"'));
    session.readAgain();
    expect(session.draft.value).toMatchObject({
      site: { name: 'Fans' },
      pages: [{}, { title: 'Us' }],
    });
    expect(session.conflicts).toEqual([]);
    make(session, { undo: true }, { undo: true });
    expect(session.draft.value).toEqual(JSON.parse(TEXT));
  });

  it('[T3] asks where both have changed the same text, and saves when that is decided', async () => {
    const session = open();
    make(session, set('/site/name', 'Ours'));
    writeFileSync(file, TEXT.replace('"Pumps"', '"Theirs"'));
    await expect(session.save()).rejects.toThrow('Decide first');
    const [conflict] = session.conflicts;
    expect(conflict).toMatchObject({ before: 'Pumps', ours: 'Ours', theirs: 'Theirs' });
    session.settle({ id: conflict?.id ?? '', take: 'theirs' });
    await session.save();
    expect(readFileSync(file, 'utf8')).toBe(TEXT.replace('"Pumps"', '"Theirs"'));
    await session.settled();
  });

  it('[T3] asks about the page that it was about, though others have come and gone since, and Studio was ended', async () => {
    const session = open();
    make(session, set('/pages/1/title', 'Ours'));
    writeFileSync(file, TEXT.replace('"About"', '"Theirs"'));
    session.readAgain();
    make(session, { do: { name: '', operations: [{ op: 'remove', at: '/pages/0' }] } });
    const [conflict] = session.conflicts;
    expect(conflict).toMatchObject({ pointer: '/pages/0/title', ours: 'Ours' });
    await session.settled();

    const after = open();
    expect(after.conflicts).toEqual(session.conflicts);
    after.settle({ id: conflict?.id ?? '', take: 'theirs' });
    expect(after.draft.value).toMatchObject({ pages: [{ path: '/about', title: 'Theirs' }] });
    await after.settled();
  });

  it('says that the file is broken, until it is whole again, and keeps the draft', () => {
    const session = open();
    make(session, set('/site/name', 'Fans'));
    writeFileSync(file, TEXT.slice(0, 40));
    session.readAgain();
    expect(told.at(-1)).toEqual({
      type: 'trouble',
      message: expect.stringMatching(/ cannot be read\. Line \d+: /),
    });
    expect(session.draft.value).toMatchObject({ site: { name: 'Fans' } });
    writeFileSync(file, TEXT);
    session.readAgain();
    expect(told.at(-1)).toEqual({ type: 'trouble', message: undefined });
    expect(session.draft.value).toMatchObject({ site: { name: 'Fans' } });
  });

  it('does not save over a file that cannot be read, and saves once it is whole again', async () => {
    const session = open();
    make(session, set('/site/name', 'Fans'));
    const broken = TEXT.replace('"site": {', '"site": { "sold": ');
    writeFileSync(file, broken);
    await expect(session.save()).rejects.toThrow(
      /Nothing was saved.* Line 2: There is a colon .* two fields\./,
    );
    expect(readFileSync(file, 'utf8')).toBe(broken);
    expect(session.isSaved()).toBe(false);
    writeFileSync(file, TEXT);
    await session.save();
    expect(readFileSync(file, 'utf8')).toContain('Fans');
    await session.settled();
  });

  it('writes a file again that is gone', async () => {
    const session = open();
    make(session, set('/site/name', 'Fans'));
    rmSync(file);
    await session.save();
    expect(readFileSync(file, 'utf8')).toContain('Fans');
    await session.settled();
  });

  it('[T61] tells all windows of a change, with what it was', () => {
    const session = open();
    const change = set('/site/name', 'Fans');
    make(session, change);
    expect(told).toContainEqual({
      type: 'changed',
      revision: session.revision,
      change,
      conflicts: [],
    });
  });

  it('[T61] saves nothing that the person has not seen', async () => {
    const session = open();
    const seen = session.revision;
    make(session, set('/site/name', 'Fans'));
    await expect(session.save(seen)).rejects.toThrow('changed meanwhile');
    expect(readFileSync(file, 'utf8')).toBe(TEXT);
    await session.save(session.revision);
    await session.settled();
  });

  it('refuses changes of another revision, and those that do not fit', () => {
    const session = open();
    expect(() => session.change(0, set('/site/name', 'Fans'))).toThrow('changed elsewhere');
    expect(() =>
      make(session, { do: { name: '', operations: [{ op: 'remove', at: '/x' }] } }),
    ).toThrow('does not fit');
  });
});
