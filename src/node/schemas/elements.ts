import type { Schema } from '../../document/schema/schema';

/** The folder with a subfolder for each element of the embed. */
export const ELEMENTS_FOLDER = 'embed/elements';

/** Attributes shared by elements, and the embed's common strings. */
export const SHARED = `${ELEMENTS_FOLDER}/shared.schema.json`;
const ELEMENT_FILE = new RegExp(
  `^${ELEMENTS_FOLDER}/(inquiry-[a-z0-9-]+)/element\\.schema\\.json$`,
);

/** 'embed/elements/inquiry-list/element.schema.json' → 'inquiry-list'; undefined for other files. */
export function tagOf(file: string): string | undefined {
  return ELEMENT_FILE.exec(file)?.[1];
}

/** 'inquiry-list' → 'list', the name in the config. */
export function nameOfTag(tag: string): string {
  return tag.replace(/^inquiry-/, '');
}

/** 'list' → 'inquiry-list'. */
export function tagOfName(name: string): string {
  return `inquiry-${name}`;
}

/** The schema of the element names, and of the strings that only elements use. */
export function elementsSchema(files: ReadonlyMap<string, Schema>): Schema {
  const names = [...files.keys()].flatMap((file) => tagOf(file) ?? []).map(nameOfTag);
  const words = [...files]
    .filter(([file]) => file === SHARED || tagOf(file))
    .map(([, { $defs }]) => $defs?.['words']?.properties);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Elements',
    description: 'What the elements of the embed are called, and the words that only they show.',
    $defs: {
      name: {
        description: 'Which widget.',
        enum: names,
        type: 'string',
        'x-kind': 'widget',
        examples: names.slice(0, 1),
      },
      words: {
        title: 'Embed words',
        description: "Texts that appear only on partners' pages. All others come from 'strings'.",
        type: 'object',
        additionalProperties: false,
        properties: Object.assign({}, ...words) as Record<string, Schema>,
      },
    },
  };
}
