import type { Schema } from '../../../document/schema/schema';
import type { SchemaSet } from '../../schemas/load';
import { pascal } from '../../schemas/names';

/**
 * Generates the source of the package's React components from the elements' schemas.
 * @param place The folder that `reactElement` and `elements` are imported from.
 */
export function reactSource({ elements }: SchemaSet, place: string): string {
  const names = [...elements.keys()].map(pascal);
  const imported = names.flatMap((name) => [`${name}Attributes`, `${name}Element`]);
  return [
    "import type { ForwardRefExoticComponent } from 'react';",
    `import { reactElement, type Props, type Tag } from '${place}/reactElement';`,
    `import type { ${imported.join(', ')} } from '${place}/elements';`,
    ...[...elements].map(([tag, schema]) => componentOf(tag, schema)),
    ...tagsInJsx([...elements.keys()]),
  ].join('\n');
}

function componentOf(tag: string, { description, properties = {} }: Schema): string {
  const name = pascal(tag);
  const lists = Object.entries(properties).filter(([, field]) => field['x-list']);
  const names = lists.map(([key]) => `'${key}'`).join(' | ') || 'never';
  return [
    `/** What \`<${name}>\` takes: the attributes of \`<${tag}>\`, lists as arrays, too. */`,
    `export type ${name}Props = Props<${name}Attributes, ${name}Element, ${names}>;`,
    `/** ${description} */`,
    `export const ${name}: ForwardRefExoticComponent<${name}Props> = /* @__PURE__ */ reactElement('${tag}');`,
  ].join('\n');
}

/** The elements themselves in JSX, with their attributes checked. */
function tagsInJsx(tags: readonly string[]): string[] {
  const lines = tags.map(
    (tag) => `      '${tag}': Tag<${pascal(tag)}Attributes, ${pascal(tag)}Element>;`,
  );
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
