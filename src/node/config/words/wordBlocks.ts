import { generate } from '../../schemas/generate';
import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';
import { englishTexts, isEnglishNotFound, type EnglishText } from '../check/english';
import { gatherFacts } from '../check/facts';
import { loadValidator } from '../check/shape/loadValidator';
import { schemaAt } from '../../../document/schema/schemaAt';
import { valueAt } from '../../../document/values';
import { languageWords } from '../../language/languageWords';
import { notFoundPage } from '../../language/notFoundPage';
import { layoutOf, print } from '../edit/print';

/** Fields with English texts, to paste into one group of a config. */
export interface WordBlock {
  /** The group: ['strings']; [] for the config itself. */
  path: Path;
  /** The fields as JSON, indented as in the file, with a comma after each. */
  text: string;
}

/** The missing translations of a config. */
export interface EnglishWords {
  blocks: WordBlock[];
  /** Texts that the config has in English: they are translated in place. */
  written: EnglishText[];
  /** The number of texts in the blocks. */
  count: number;
  /** How many of them are in the language already. */
  known: number;
}

/**
 * Finds the texts of a config that are still English, whatever its language, and writes those that it lacks as blocks to
 * translate and paste: translated already where there are words of the language.
 * @param text A config that passes the check.
 * @param language A language tag: 'nb'.
 */
export async function wordBlocks(
  text: string,
  root: string,
  language: string,
): Promise<EnglishWords> {
  const { set, hash } = await generate(root);
  const config: unknown = JSON.parse(text);
  // Fills in the defaults.
  loadValidator(root, hash)(config);
  const written: unknown = JSON.parse(text);
  const facts = gatherFacts(set, config);
  const texts = englishTexts({ config, set, facts, written: () => written });
  const missing = texts.filter(({ isWritten }) => !isWritten).map(({ path }) => path);
  if (isEnglishNotFound({ config, set })) missing.push(['notFound']);

  const known = fillIn(config, missing, wordsOf(language));
  const groups = new Map<string, { path: Path; fields: Record<string, unknown> }>();
  for (const path of missing) {
    const place = deepestGroup(path, written);
    const key = path[place.length] ?? '';
    const group = groups.get(place.join('/')) ?? { path: place, fields: {} };
    groups.set(place.join('/'), group);
    const whole = valueAt(config, [...place, key]);
    const wanted = missing.filter((other) => isBelow(other, [...place, key]));
    group.fields[key] = onlyWanted(
      whole,
      [...place, key],
      wanted,
      (at) => schemaAt(set.config, config, at)?.required ?? [],
    );
  }
  const layout = layoutOf(text);
  const blocks = [...groups.values()].map(({ path, fields }): WordBlock => {
    const indent = layout.unit.repeat(path.length + 1);
    const lines = Object.entries(fields).map(
      ([key, value]) => `${indent}${JSON.stringify(key)}: ${print(value, layout, indent)},`,
    );
    return { path, text: lines.join(layout.eol) };
  });
  return {
    blocks,
    written: texts.filter(({ isWritten }) => isWritten),
    count: missing.length,
    known,
  };
}

/** The words of a language where a config has them. */
function wordsOf(language: string): object {
  const words = languageWords(language);
  const { strings, inquiry, embedWords, otherBranch, allProducts, featuredProducts } = words;
  return {
    strings,
    inquiry,
    embed: { words: embedWords },
    contact: { otherBranch: { label: otherBranch } },
    store: { allLabel: allProducts, featuredLabel: featuredProducts },
    notFound: words.notFound && notFoundPage(words.notFound),
  };
}

/** Puts what there is of some missing texts into a config. @returns How many there were. */
function fillIn(config: unknown, missing: readonly Path[], words: object): number {
  const there = missing.filter((path) => valueAt(words, path) !== undefined);
  for (const path of there) {
    const group = valueAt(config, path.slice(0, -1));
    if (isRecord(group)) group[String(path.at(-1))] = valueAt(words, path);
  }
  return there.length;
}

/** The innermost non-empty group around a field in the file, to which a line and a comma can be added. */
function deepestGroup(path: Path, written: unknown): Path {
  const depths = path.map((_, depth) => path.slice(0, depth));
  return (
    depths.findLast((place) => {
      const group = valueAt(written, place);
      return isRecord(group) && Object.keys(group).length > 0;
    }) ?? []
  );
}

const isBelow = (path: Path, place: Path) => place.every((key, depth) => path[depth] === key);

/** A value reduced to the given fields and the required ones. */
function onlyWanted(
  value: unknown,
  at: Path,
  wanted: readonly Path[],
  requiredAt: (path: Path) => readonly string[],
): unknown {
  if (!isRecord(value) || wanted.some((path) => path.length === at.length)) return value;
  const kept = Object.entries(value).filter(
    ([key]) => requiredAt(at).includes(key) || wanted.some((path) => isBelow(path, [...at, key])),
  );
  return Object.fromEntries(
    kept.map(([key, part]) => [key, onlyWanted(part, [...at, key], wanted, requiredAt)]),
  );
}
