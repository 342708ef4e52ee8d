import { stepsOf, toPointer } from '../../document/operation';
import type { Schema } from '../../document/schema/schema';
import { valueAt } from '../../document/values';
import { knownParts, schemaAt } from '../../document/schema/schemaAt';
import { foldedTextOf } from '../fold';
import { inSlices } from '../inSlices';
import { entryTest, type Findable } from './searching';
import { WORDS } from '../words';
import { pageOf } from './forms';
import { fillingsInWords, pageName } from '../language/spokenNames';
import { pagesOf } from './pageSteps';
import { sectionName, sectionsOf } from './sections';
import { nameAt } from './stepName';
import type { StudioShell } from './studio';
import { pageSettingsOf, settingsOf, wordsOf } from './settings';
import { TOOL_WORDS } from './everydayWords';
import type { FindCommand } from './findCommands';
import { knownTextsOf, type FoundText, type LongListEntry } from './texts';

/** All that can be found. The value of a choice is a pointer, or for tools and commands their name. */
export interface Findables {
  /** In the order in which they are offered; without the entries of long lists. */
  choices: readonly Findable[];
  /** Of each of these, the choices are made when it has what is looked for. */
  entries: readonly LongListEntry[];
  choicesOf: (entry: LongListEntry) => Findable[];
}

/** Gathers what can be found, in the order in which it is offered. */
export function findable(
  { session: { schema, root }, views, formAt }: Pick<StudioShell, 'session' | 'views' | 'formAt'>,
  { commands, additions }: { commands: readonly Doable[]; additions: readonly Doable[] },
): Findables {
  const value = root.peek();
  const tools = [...views.values()];
  const page = pageOf(formAt.peek());
  const where = (pointer: string) => {
    const its = pageOf(pointer);
    if (its !== undefined) return pageName(valueAt(value, ['pages', its]));
    return sectionName(schema, stepsOf(pointer)[0] ?? '');
  };
  const { texts, entries, ofEntry } = knownTextsOf(schema, value);
  const asFound = ({ pointer, text }: FoundText): Findable => ({
    value: pointer,
    label: shorten(fillingsInWords(text)),
    detail: where(pointer),
  });
  const choices = [
    ...pagesOf(value).map(({ index, name, path }) => ({
      value: `/pages/${index}`,
      label: name,
      detail: path,
    })),
    {
      value: NOT_FOUND,
      label: WORDS.sections.notFound,
      detail: WORDS.pages,
      names: wordsOf(schemaAt(schema, value, NOT_FOUND)),
    },
    ...[...views].map(([name, { title }]) => ({
      value: title,
      label: title,
      detail: WORDS.views,
      names: TOOL_WORDS[name] ?? '',
    })),
    ...sectionsOf(schema)
      .filter(({ at }) => tools.every(({ section }) => section !== at))
      .map(({ at, name }) => ({
        value: at,
        label: name,
        detail: WORDS.wholeSite,
        names: wordsOf(schemaAt(schema, value, at)),
      })),
    ...commands.map(asChoice),
    ...(page === undefined ? [] : pageSettingsOf(schema, value, `/pages/${page}`)),
    ...settingsOf(schema, value),
    ...texts.map(asFound),
    // After texts: who types one wants its field.
    ...blocksIn(schema, value).map((pointer) => ({
      value: pointer,
      label: nameAt(schema, value, pointer),
      detail: where(pointer),
      names: wordsOf(schemaAt(schema, value, pointer)),
    })),
    // Last: what stands on a page is what one means, if it is there.
    ...additions.map(asChoice),
  ];
  return {
    choices,
    entries,
    choicesOf: (entry) => {
      // Its first text, such as its name, is found by what any of them says: "pump brass DN 50".
      const [first, ...others] = ofEntry(entry).map(asFound);
      return first ? [{ ...first, names: foldedTextOf(entry.value) }, ...others] : [];
    },
  };
}

/** Entries that have all words, from which the best are chosen; who sees as many types another word. */
const MAX_ENTRIES = 500;

/**
 * The choices in entries of long lists that have all words of a text; undefined if it was ended before.
 * @param signal Ends it, as when another text is typed.
 */
export async function findInEntries(
  { entries, choicesOf }: Findables,
  text: string,
  signal: AbortSignal,
): Promise<readonly Findable[] | undefined> {
  const isSought = entryTest(text);
  const found: LongListEntry[] = [];
  const isWhole = await inSlices(
    entries,
    (entry) => {
      if (isSought(foldedTextOf(entry.value))) found.push(entry);
      return found.length < MAX_ENTRIES;
    },
    signal,
  );
  return isWhole ? found.flatMap(choicesOf) : undefined;
}

/** The page for unknown addresses. */
const NOT_FOUND = '/notFound';

/** Something that is done at once. */
type Doable = Pick<FindCommand, 'name' | 'detail' | 'words'>;

const asChoice = ({ name, detail, words }: Doable): Findable => ({
  value: name,
  label: name,
  detail,
  names: words,
});

/** The longest text that the list shows. */
const MAX_SHOWN_LENGTH = 120;

const shorten = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;

/** The pointers of all blocks of the config, those in columns too. */
function blocksIn(schema: Schema, value: unknown): string[] {
  const blocks: string[] = [];
  collect(schema, value, [], blocks);
  return blocks;
}

function collect(schema: Schema, value: unknown, path: string[], into: string[]): void {
  if (typeof value !== 'object' || value === null || !mayHoldBlocks(schema)) return;
  for (const [key, inner, part] of knownParts(schema, value)) {
    if (Array.isArray(value) && part.discriminator) into.push(toPointer([...path, key]));
    collect(part, inner, [...path, key], into);
  }
}

const holding = new WeakMap<Schema, boolean>();

/** Whether a value of a schema may have blocks in it: products have none, and there may be a hundred thousand. */
function mayHoldBlocks(schema: Schema): boolean {
  const known = holding.get(schema);
  if (known !== undefined) return known;
  // A schema that holds itself has blocks in it only if something else in it does.
  holding.set(schema, false);
  const { discriminator, items, properties = {}, additionalProperties: others } = schema;
  const holds =
    discriminator !== undefined ||
    [
      ...(items ? [items] : []),
      ...Object.values(properties),
      ...(typeof others === 'object' ? [others] : []),
    ].some(mayHoldBlocks);
  holding.set(schema, holds);
  return holds;
}
