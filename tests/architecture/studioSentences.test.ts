import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMPOSED, ONLY_ELSEWHERE } from './composedSentences';
import { isNode, nodesOf, type Node } from './syntax';
import { isCode, isTest, ROOT, sourcesBelow, type Source } from './sources';

/** Where the checker writes what is wrong, and where the server of Studio writes why it does not do something. */
const OF_CHECKER = /^src\/node\/config\/check\/(rules|shape|picture|colours|[^/]+\.ts)/;
const OF_SERVER = /^src\/node\/studio\//;

/**
 * Where reading a file says what is wrong with it, and taking over a table what it would do. What stands in tables of
 * other systems, and what the command line alone says, is none of it.
 */
const OF_FILES =
  /^src\/(?:node\/(?:config\/(?:read|productFiles|configFile)|products|tables)|document\/table)(?:\/|\.)/;
const NOT_SAID =
  /\/(?:presets|presetWords)\/|\/(?:askInTerminal|importSummary|figureNames|tableFormat|pictures|readBytes|decode|formatWords|tradeUnits)\.ts$/;

/** Several words; of the server, which has much else, whole sentences. */
const WORDS = /\p{L}\S* \S*\p{L}/su;
const SENTENCE = /^(?:\p{Lu}|\{\}).*[\p{L}}"] \p{L}.*[.?!)]$/su;

const FOLDER = path.join(ROOT, 'src/node/studio/language/sentences');
const languages = readdirSync(FOLDER).map((file): [string, Record<string, string>] => [
  file,
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, string>,
]);

/** The texts of a source, each with {} for what is filled in. */
function textsIn(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
    return node.type === 'TemplateLiteral' ? [joined(node)] : [];
  });
}

function joined({ quasis }: Node): string {
  const parts = Array.isArray(quasis) ? quasis : [];
  return parts
    .map((part) => (isNode(part) && isText(part['value']) ? part['value'].cooked : ''))
    .join('{}');
}

const isText = (value: unknown): value is { cooked: string } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

const withoutNames = (sentence: string) => sentence.replaceAll(/\{\w+\??\}/g, '{}');

const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);

const written = new Map(
  sourcesBelow(
    'src/node/config',
    'src/node/studio',
    'src/node/products',
    'src/node/tables',
    'src/document/table',
  )
    .filter((source) => isCode(source) && !isTest(source))
    .flatMap((source) => textsIn(source).map((text) => [text, source.file] as const)),
);
const elsewhere = new Set(ONLY_ELSEWHERE);
const isShown = ([text, file]: readonly [string, string]) =>
  /\p{Ll}/u.test(text) &&
  ((OF_CHECKER.test(file) && WORDS.test(text)) ||
    (OF_FILES.test(file) && !NOT_SAID.test(file) && WORDS.test(text)) ||
    (OF_SERVER.test(file) && SENTENCE.test(text)));
const toTranslate = [...written].filter(isShown).filter(([text]) => !elsewhere.has(text));
const composed = new Set(Object.values(COMPOSED).flat());

/** A text is said sentence by sentence where it is not translated as a whole. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!]) (?=[\p{Lu}"{])/u).filter((one) => /\p{L}/u.test(one));
const pieces = new Set([...written.keys()].flatMap(sentencesOf).map((one) => one.trim()));

describe.each(languages)('[T83] the sentences of checker and server in %s', (_, sentences) => {
  const known = new Set(Object.keys(sentences).map(withoutNames));
  const isKnown = (text: string) =>
    known.has(text) || (COMPOSED[text] ?? sentencesOf(text.trim())).every((one) => known.has(one));

  it('are all there', () => {
    const missing = toTranslate.filter(([text]) => !isKnown(text));
    expect(missing.map(([text, file]) => `${file}: ${text}`)).toEqual([]);
  });

  it('are those that are written today', () => {
    const isWritten = (text: string) =>
      [written, composed, pieces].some((texts) => texts.has(text));
    expect([...known].filter((text) => !isWritten(text))).toEqual([]);
  });

  it('are the same as in the other languages', () => {
    expect(Object.keys(sentences)).toEqual(Object.keys(languages[0]?.[1] ?? {}));
  });

  it('are filled with the same values, but for names of kinds', () => {
    const wrong = Object.entries(sentences).filter(([english, other]) =>
      namesIn(other).some((name) => !namesIn(english).includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('leave none in English', () => {
    const same = Object.entries(sentences).filter(
      ([english, other]) => english === other && /\p{Ll} \p{Ll}/u.test(english),
    );
    expect(same).toEqual([]);
  });
});

it('[T83] composed sentences and those of elsewhere are still written', () => {
  const gone = [...ONLY_ELSEWHERE, ...Object.keys(COMPOSED)].filter((text) => !written.has(text));
  expect(gone).toEqual([]);
});
