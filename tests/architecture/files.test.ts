import { describe, expect, it } from 'vitest';
import { exportsOf, servingTestsIn, unusedIn } from './exports';
import { machineNamesIn } from './machine';
import {
  chatters,
  evaluates,
  hasInlineStyle,
  isBarrel,
  makesFolder,
  makesHtml,
  namesTheStore,
  saysAny,
  silentExceptionsIn,
} from './smells';
import { isCode, isTest, sourcesBelow, type Source } from './sources';
import { lineAt, nodesOf, type Node } from './syntax';

const MOST_LINES = 300;

/**
 * Files that none of ours imports: declarations of what plugins write, commands, rules and steps found by their names, what
 * partners import, what the build puts in the place of packages and of Vite's own code, and what runs as a process or
 * a script of its own.
 */
const FOUND_OTHERWISE =
  /\.d\.ts$|^src\/node\/(cli|config\/check\/rules|config\/migrate\/steps)\/|^src\/app\/navigation\/withFiles\.|^embed\/(package|testing)\/|^tests\/(bench\/server\/child|hosts\/in-page\/visitors|(browser\/support|contracts)\/build[A-Z]\w+)\./;

/** Whatever else needs a folder for a test asks what stands here. */
const REMOVES_ITS_FOLDERS = 'tests/temporary/';

const everything = sourcesBelow('.');
const code = everything.filter(isCode);
const shipped = code.filter((source) => /^(src|embed)\//.test(source.file) && !isTest(source));
const drawn = shipped.filter(({ file }) => !file.startsWith('src/node/'));

/** The places where files have what `smells` finds: 'src/ui/a.ts:12'. */
const placesOf = (files: Source[], smells: (node: Node) => boolean): string[] =>
  files.flatMap((source) =>
    nodesOf(source)
      .filter(smells)
      .map((node) => `${source.file}:${lineAt(source, node)}`),
  );

describe('every file', () => {
  it(`has at most ${MOST_LINES} lines, styles and tests too`, () => {
    const long = [...code, ...everything.filter(({ file }) => file.endsWith('.css'))]
      .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });

  it('is found by its own name: none is called index', () => {
    const nameless = code.filter(({ file }) => /(^|\/)index\.\w+$/.test(file));
    expect(nameless.map(({ file }) => file)).toEqual([]);
  });

  it('is named in one style: a component as it is called, any other module by what it gives in camelCase', () => {
    // A command is named as it is typed, a step of the migration by its versions, declarations by their package.
    const named = code.filter(
      ({ file }) => !/^src\/node\/cli\/[\w-]+\.ts$|\/migrate\/steps\/|\.d\.ts$/.test(file),
    );
    const other = named.filter(({ file }) => !/(^|\/)[A-Za-z0-9]+(\.\w+)*$/.test(file));
    expect(other.map(({ file }) => file)).toEqual([]);
  });

  it('has a name that differs from others by more than capitals, which macOS and Windows do not tell apart', () => {
    const stems = code.map(({ file }) => file.replace(/(\.d)?\.\w+$/, ''));
    const lower = stems.map((stem) => stem.toLowerCase());
    expect(
      stems.filter(
        (stem, n) => lower.indexOf(lower[n] ?? '') !== n && !stems.slice(0, n).includes(stem),
      ),
    ).toEqual([]);
  });

  it('holds something of its own: none only hands on what others export', () => {
    expect(code.filter(isBarrel).map(({ file }) => file)).toEqual([]);
  });

  it('knows its types: none says any', () => {
    expect(placesOf(code, saysAny)).toEqual([]);
  });

  it('lets others use only what another file uses', () => {
    const imported = code.filter(({ file }) => !FOUND_OTHERWISE.test(file));
    expect(unusedIn(imported, code)).toEqual([]);
  });

  it('holds nothing that only tests use: that stands beside the tests', () => {
    const others = code.filter((source) => !isTest(source));
    const imported = shipped.filter(({ file }) => !FOUND_OTHERWISE.test(file));
    expect(servingTestsIn(imported, others)).toEqual([]);
  });

  it('explains each function, component, value and type that others may use', () => {
    const silent = code
      .filter(({ file }) => !file.endsWith('.d.ts'))
      .flatMap(exportsOf)
      .filter(({ isExplained }) => !isExplained);
    expect(silent.map(({ place, name }) => `${place} ${name}`)).toEqual([]);
  });

  it('says beside each rule of the linter that it sets aside why', () => {
    expect(code.flatMap(silentExceptionsIn)).toEqual([]);
  });

  it('names no place of the machine or the network it was written on', () => {
    expect(everything.length).toBeGreaterThan(200);
    expect(everything.flatMap(machineNamesIn)).toEqual([]);
  });
});

describe('what reads the config', () => {
  const blocks = everything.flatMap(
    ({ file }) => /^schemas\/blocks\/(.+-.+)\.schema/.exec(file)?.[1] ?? [],
  );
  const readers = shipped.filter(({ file }) => /^src\/node\/(config|site)\//.test(file));

  it('knows no block by its name: what it must know of one stands in its schema', () => {
    expect(blocks.length).toBeGreaterThan(10);
    const named = readers.flatMap(({ file, text }) =>
      blocks.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`),
    );
    expect(named).toEqual([]);
  });
});

describe('a test', () => {
  it('leaves no folder on the machine: what makes one for tests removes it', () => {
    const others = code.filter(
      (source) => isTest(source) && !source.file.startsWith(REMOVES_ITS_FOLDERS),
    );
    expect(placesOf(others, makesFolder)).toEqual([]);
  });
});

describe('what visitors get', () => {
  it('makes no HTML from text', () => {
    expect(placesOf(shipped, makesHtml)).toEqual([]);
  });

  it('runs no text as script', () => {
    expect(placesOf(shipped, evaluates)).toEqual([]);
  });

  it('says the addresses of the store and of the list in one place', () => {
    const others = shipped.filter(({ file }) => file !== 'src/catalogue/addresses.ts');
    expect(placesOf(others, namesTheStore)).toEqual([]);
  });

  it('draws no style attribute', () => {
    expect(placesOf(drawn, hasInlineStyle)).toEqual([]);
  });

  it('speaks to the console only of mistakes', () => {
    expect(placesOf(shipped, chatters)).toEqual([]);
  });
});

/** A line of a lock file that names a registry. */
const lock = (host: string) => ({ file: 'a', text: `"resolved": "https://${host}/react"` });

describe('the look-out', () => {
  it.each<[string, (node: Node) => boolean]>([
    ['const a: any = 1', saysAny],
    ['function f(a: Record<string, any>) {}', saysAny],
    ['element.innerHTML = text', makesHtml],
    ["element['outerHTML'] = text", makesHtml],
    ['const a = <p dangerouslySetInnerHTML={html} />', makesHtml],
    ['document.write(text)', makesHtml],
    ['new Function(text)', evaluates],
    ['eval(text)', evaluates],
    ['const a = <p style={{ color }} />', hasInlineStyle],
    ['console.log(text)', chatters],
    ["const folder = mkdtempSync(join(root, 'a-'))", makesFolder],
    ["const folder = join(tmpdir(), 'a')", makesFolder],
    ['const a = <a href="/store" />', namesTheStore],
    ['const a = `${url}/store/product/${id}`', namesTheStore],
    ["const a = '/cart?items=a:1'", namesTheStore],
  ])('sees what is wrong with: %s', (text, smells) => {
    expect(placesOf([{ file: 'src/ui/a.tsx', text }], smells)).toEqual(['src/ui/a.tsx:1']);
  });

  it.each([
    ["export * from './a';", true],
    ["export { a } from './a';\nexport type { B } from './b';", true],
    ["import './a.css';\nexport { a } from './a';", true],
    ["export { a } from './a';\nexport const b = 1;", false],
    ['export const b = 1;', false],
    ['', false],
  ])('knows a file that only hands on from one that does not: %j', (text, barrel) => {
    expect(isBarrel({ file: 'src/ui/a.ts', text })).toBe(barrel);
  });

  it.each([
    ['export const left = 1;', ['src/ui/a.ts:1 left']],
    ['export function taken() {}', []],
    ['export interface Left {}', []],
  ])('sees what no other file uses: %s', (text, unused) => {
    const user = { file: 'src/app/b.ts', text: "import { taken } from '../ui/a';" };
    expect(unusedIn([{ file: 'src/ui/a.ts', text }], [user])).toEqual(unused);
  });

  it.each([
    ['export const left = 1;', ['src/ui/a.ts:1 left']],
    ['export const left = 1;\nconst right = left;', []],
  ])('sees what no other file uses but tests: %j', (text, serving) => {
    const user = { file: 'src/app/b.ts', text: "import '../ui/a';" };
    expect(servingTestsIn([{ file: 'src/ui/a.ts', text }], [user])).toEqual(serving);
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

  it('sees a private registry, and leaves the public one alone', () => {
    expect(machineNamesIn(lock(['nexus', 'acme.example'].join('.')))).toHaveLength(1);
    expect(machineNamesIn(lock('registry.npmjs.org'))).toEqual([]);
  });
});
