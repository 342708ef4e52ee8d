import { stepsOf, toPointer } from '../../document/operation';
import type { Schema } from '../../document/schema/schema';
import { valueAt } from '../../document/values';
import { knownParts, schemaAt } from '../../document/schema/schemaAt';
import type { Findable } from './searching';
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
import { knownTextsOf } from './texts';

/**
 * All that can be found, in the order in which it is offered. The value of a choice is a pointer, or for tools and
 * commands their name.
 */
export function findable(
  { session: { schema, root }, views, formAt }: Pick<StudioShell, 'session' | 'views' | 'formAt'>,
  { commands, additions }: { commands: readonly Doable[]; additions: readonly Doable[] },
): Findable[] {
  const value = root.peek();
  const tools = [...views.values()];
  const page = pageOf(formAt.peek());
  const where = (pointer: string) => {
    const its = pageOf(pointer);
    if (its !== undefined) return pageName(valueAt(value, ['pages', its]));
    return sectionName(schema, stepsOf(pointer)[0] ?? '');
  };
  return [
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
    ...knownTextsOf(schema, value).map(({ pointer, text }) => ({
      value: pointer,
      label: shorten(fillingsInWords(text)),
      detail: where(pointer),
    })),
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
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner, part] of knownParts(schema, value)) {
    if (Array.isArray(value) && part.discriminator) into.push(toPointer([...path, key]));
    collect(part, inner, [...path, key], into);
  }
}
