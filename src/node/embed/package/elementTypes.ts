import type { Schema } from '../../../document/schema/schema';
import type { SchemaSet } from '../../schemas/load';
import { pascal } from '../../schemas/names';

/** Properties of every HTML element: those of ours that have the same name are typed by TypeScript's own DOM types. */
const OF_EVERY_ELEMENT = new Set(['dir']);

/**
 * Generates the source of the package's types of the elements, from their schemas: their attributes as written in
 * templates, and the elements in the DOM, where each attribute is also a property.
 */
export function elementTypes({ elements }: SchemaSet): string {
  const tags = [...elements.keys()].map((tag) => `    '${tag}': ${pascal(tag)}Element;`);
  return [
    ...[...elements].flatMap(([tag, schema]) => [
      attributesOf(tag, schema),
      elementOf(tag, schema),
    ]),
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...tags,
    '  }',
    '}',
  ].join('\n');
}

function attributesOf(tag: string, { properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).flatMap(([key, field]) => {
    const type = typeOf(field);
    const isRequired = required.includes(key);
    return [
      `  /** ${field.description} */`,
      // With exactOptionalPropertyTypes, undefined has to be named: pages pass on what they may not have.
      isRequired ? `  ${key}: ${type};` : `  ${key}?: ${type} | undefined;`,
    ];
  });
  return [
    `/** The attributes of \`<${tag}>\`. */`,
    `export interface ${pascal(tag)}Attributes {`,
    ...fields,
    '}',
  ].join('\n');
}

function elementOf(tag: string, { description, properties = {} }: Schema): string {
  const own = Object.entries(properties).filter(([key]) => !OF_EVERY_ELEMENT.has(key));
  const accessors = own.flatMap(([key, field]) => [
    `  /** ${field.description} The attribute; null if there is none. */`,
    `  get ${key}(): string | null;`,
    `  set ${key}(value: ${typeOf(field)} | null | undefined);`,
  ]);
  return [
    `/** ${description} */`,
    `export interface ${pascal(tag)}Element extends HTMLElement {`,
    ...accessors,
    '}',
  ].join('\n');
}

/** Whole numbers may be written as text, as a template without bindings does: `limit="4"`. */
function typeOf({ type, enum: choices }: Schema): string {
  if (choices) return choices.map((choice) => `'${String(choice)}'`).join(' | ');
  return type === 'integer' ? 'number | `${number}`' : 'string';
}
