import type { SchemaSet } from '../schemas/load';
import { pascal } from '../schemas/names';
import type { Schema } from '../../document/schema/schema';

/**
 * Generates the source of the package's React components from the elements' schemas.
 * @param helper Where `reactElement` is imported from.
 */
export function reactSource({ elements }: SchemaSet, helper: string): string {
  return [
    "import type { ReactElement } from 'react';",
    `import { reactElement, type Look, type Tag } from '${helper}';`,
    ...[...elements].map(([tag, schema]) => componentOf(tag, schema)),
    ...tagsInJsx([...elements.keys()]),
  ].join('\n');
}

function componentOf(tag: string, { description, properties = {}, required = [] }: Schema): string {
  const name = pascal(tag);
  // `dir` and others are attributes of every element, with types of their own.
  const own = Object.keys(properties).map((key) => `'${key}'`);
  const fields = Object.entries(properties).flatMap(([key, field]) => [
    `  /** ${field.description} */`,
    `  ${key}${required.includes(key) ? '' : '?'}: ${typeOf(field)};`,
  ]);
  return [
    `/** What \`<${name}>\` takes: the attributes of \`<${tag}>\`. */`,
    `export interface ${name}Props extends Omit<Look, ${own.join(' | ')}> {`,
    ...fields,
    '}',
    '',
    `/** ${description} */`,
    `export const ${name}: (props: ${name}Props) => ReactElement = /* @__PURE__ */ reactElement('${tag}');`,
  ].join('\n');
}

/** The elements themselves in JSX, with their attributes checked. */
function tagsInJsx(tags: readonly string[]): string[] {
  const lines = tags.map((tag) => `      '${tag}': Tag<${pascal(tag)}Props>;`);
  return [
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements {',
    ...lines,
    '    }',
    '  }',
    '}',
  ];
}

function typeOf({ type, enum: choices, 'x-list': isList }: Schema): string {
  if (choices) return choices.map((choice) => `'${String(choice)}'`).join(' | ');
  if (type === 'integer') return 'number';
  return isList ? 'string | readonly string[]' : 'string';
}
