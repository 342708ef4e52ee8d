import { describe, expect, it } from 'vitest';
import { KINDS } from '../setup/testKinds';
import { exportsOf } from './exports';
import { machineNamesIn } from './machine';
import { isBarrel, makesFolder, namesTheStore, silentExceptionsIn } from './smells';
import { isCode, isTest, sourcesBelow, type Source } from './sources';
import { lineAt, nodesOf, type Node } from './syntax';

/** As for code, by the lint rule max-lines. */
const MAX_LINES = 300;

/** The only helper that may create temporary folders. */
const REMOVES_ITS_FOLDERS = 'tests/temporary/';

const everything = sourcesBelow('.');
const code = everything.filter(isCode);
const shipped = code.filter((source) => /^(src|embed)\//.test(source.file) && !isTest(source));

/** Where `smells` reports something: 'src/ui/a.ts:12'. */
const placesOf = (files: Source[], smells: (node: Node) => boolean): string[] =>
  files.flatMap((source) =>
    nodesOf(source)
      .filter(smells)
      .map((node) => `${source.file}:${lineAt(source, node)}`),
  );

describe('a style sheet', () => {
  it(`has at most ${MAX_LINES} lines`, () => {
    const long = everything
      .filter(({ file }) => file.endsWith('.css'))
      .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MAX_LINES);
    expect(long).toEqual([]);
  });
});

// What the linter and knip can find is not looked for here: see .oxlintrc.json and .knip.jsonc.
describe('every file', () => {
  it('has a name of its own: none is called index', () => {
    const nameless = code.filter(({ file }) => /(^|\/)index\.\w+$/.test(file));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });

  it('is named in one style: components in PascalCase, other modules in camelCase', () => {
    // Commands are named as they are typed, migration steps by their versions, declarations by their package.
    const named = code.filter(
      ({ file }) => !/^src\/node\/cli\/[\w-]+\.ts$|\/migrate\/steps\/|\.d\.ts$/.test(file),
    );
    const other = named.filter(({ file }) => !/(^|\/)[A-Za-z0-9]+(\.\w+)*$/.test(file));
    expect(other.map(({ file }) => file)).toEqual([]);
  });

  it('has a name that differs from others by more than case, which macOS and Windows ignore', () => {
    const stems = code.map(({ file }) => file.replace(/(\.d)?\.\w+$/, ''));
    const lower = stems.map((stem) => stem.toLowerCase());
    expect(
      stems.filter(
        (stem, n) => lower.indexOf(lower[n] ?? '') !== n && !stems.slice(0, n).includes(stem),
      ),
    ).toEqual([]);
  });

  it('is no barrel: none only re-exports, not even by name', () => {
    expect(code.filter(isBarrel).map(({ file }) => file)).toEqual([]);
  });

  it('has a docstring on every export', () => {
    const silent = code
      .filter(({ file }) => !file.endsWith('.d.ts'))
      .flatMap(exportsOf)
      .filter(({ isExplained }) => !isExplained);
    expect(silent.map(({ place, name }) => `${place} ${name}`)).toEqual([]);
  });

  it('gives a reason beside each disabled lint rule', () => {
    expect(code.flatMap(silentExceptionsIn)).toEqual([]);
  });

  it('names no path or host of the machine it was written on', () => {
    expect(everything.length).toBeGreaterThan(200);
    expect(everything.flatMap(machineNamesIn)).toEqual([]);
  });
});

describe('what reads the config', () => {
  const blocks = everything.flatMap(
    ({ file }) => /^schemas\/blocks\/(.+-.+)\.schema/.exec(file)?.[1] ?? [],
  );
  const readers = shipped.filter(({ file }) => /^src\/node\/(config|site)\//.test(file));

  it('knows no block type by name: what it needs is in the schemas', () => {
    expect(blocks.length).toBeGreaterThan(10);
    const named = readers.flatMap(({ file, text }) =>
      blocks.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`),
    );
    expect(named).toEqual([]);
  });
});

describe('a test', () => {
  it('says by the name of its file what it needs, in the words of tests/setup/testKinds.ts', () => {
    const named = new RegExp(
      `/[^./]+${KINDS.map((kind) => `(\\.${kind})?`).join('')}\\.test\\.tsx?$`,
    );
    const tests = code.filter(({ file }) => /\.test\.tsx?$/.test(file));
    expect(tests.filter(({ file }) => !named.test(file)).map(({ file }) => file)).toEqual([]);
    const otherwise = tests.filter(({ text }) => text.startsWith('// @vitest-environment'));
    expect(otherwise.map(({ file }) => file)).toEqual([]);
  });

  it('leaves no temporary folder behind', () => {
    const others = code.filter(
      (source) => isTest(source) && !source.file.startsWith(REMOVES_ITS_FOLDERS),
    );
    expect(placesOf(others, makesFolder)).toEqual([]);
  });
});

describe('what visitors get', () => {
  it('says no address of the store or the list: its pages are known by their blocks', () => {
    expect(placesOf(shipped, namesTheStore)).toEqual([]);
  });
});

/** A lock file line that names a registry. */
const lock = (host: string) => ({ file: 'a', text: `"resolved": "https://${host}/react"` });

describe('the detector', () => {
  it.each<[string, (node: Node) => boolean]>([
    ["const folder = mkdtempSync(join(root, 'a-'))", makesFolder],
    ["const folder = join(tmpdir(), 'a')", makesFolder],
    ['const a = <a href="/store" />', namesTheStore],
    ['const a = `${url}/store/product/${id}`', namesTheStore],
    ["const a = '/cart?items=a:1'", namesTheStore],
  ])('sees what is wrong with: %s', (text, smells) => {
    expect(placesOf([{ file: 'src/ui/a.tsx', text }], smells)).toEqual(['src/ui/a.tsx:1']);
  });

  it.each([
    ["export { a } from './a';\nexport type { B } from './b';", true],
    ["import './a.css';\nexport { a } from './a';", true],
    ["export { a } from './a';\nexport const b = 1;", false],
    ['export const b = 1;', false],
    ['', false],
  ])('knows a file that only hands on from one that does not: %j', (text, barrel) => {
    expect(isBarrel({ file: 'src/ui/a.ts', text })).toBe(barrel);
  });

  it.each([
    ['/** Why. */\nexport const a = 1;', true],
    ['export const a = 1;', false],
    ['/** Why. */\nconst b = 1;\n\nexport type A = string;', false],
  ])('sees whether an export is explained: %j', (text, isExplained) => {
    expect(exportsOf({ file: 'src/ui/a.ts', text })).toMatchObject([{ isExplained }]);
  });

  it.each([
    ['// oxlint-disable-next-line no-eval', 1],
    ['/* oxlint-disable no-eval */', 1],
    ['// @ts-expect-error', 1],
    ['// @ts-ignore', 1],
    ['// oxlint-disable-next-line no-eval -- the text is our own', 0],
    ['{/* oxlint-disable-next-line jsx-a11y/alt-text -- drawn by the theme */}', 0],
  ])('sees that an exception gives no reason: %s', (text, silent) => {
    expect(silentExceptionsIn({ file: 'src/ui/a.ts', text })).toHaveLength(silent);
  });

  it.each([
    ['home', 'someone'],
    ['Users', 'someone'],
    ['builds', 'site'],
  ])('sees a path below /%s', (folder, name) => {
    expect(machineNamesIn({ file: 'a', text: `\nsee /${folder}/${name}/notes` })).toHaveLength(1);
  });

  it('reports a private registry, but not the public one', () => {
    expect(machineNamesIn(lock(['nexus', 'acme.example'].join('.')))).toHaveLength(1);
    expect(machineNamesIn(lock('registry.npmjs.org'))).toEqual([]);
  });
});
