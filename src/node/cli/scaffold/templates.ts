import { idOf } from '../../schemas/forEditors';
import { pascal } from '../../schemas/names';
import type { Schema } from '../../../document/schema/schema';

/** A file to be scaffolded; its path is relative to the project folder. */
export interface NewFile {
  path: string;
  content: string;
}

/** The files of a block: schema, component, test, style. Not yet formatted. */
export function blockFiles(name: string): NewFile[] {
  const folder = `src/blocks/${name}`;
  return [
    {
      path: `schemas/blocks/${name}.schema.json`,
      content: JSON.stringify(blockSchema(name), null, 2),
    },
    { path: `${folder}/${pascal(name)}.tsx`, content: component(name) },
    { path: testOfBlock(name), content: test(name) },
    { path: `${folder}/${name}.module.css`, content: style() },
  ];
}

/** The file of a block's test: 'price-table' → 'src/blocks/price-table/PriceTable.dom.test.tsx'. */
export function testOfBlock(name: string): string {
  return `src/blocks/${name}/${pascal(name)}.dom.test.tsx`;
}

/** The block in a page's config: the example in its schema. */
export function blockExample(name: string): Record<string, string> {
  return {
    type: name,
    heading: 'How We Deliver',
    text: 'Every order is packed, labelled and checked against your list before it leaves the store.',
  };
}

function blockSchema(name: string): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: idOf(`schemas/blocks/${name}.schema.json`),
    title: blockTitle(name),
    description:
      'A heading and a text. Say here what the block is for, so that whoever writes pages knows.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'heading', 'text'],
    properties: {
      type: { description: 'The kind of block.', const: name, type: 'string' },
      id: shared('id'),
      label: shared('label'),
      heading: shared('heading'),
      intro: shared('intro'),
      tone: shared('tone'),
      hidden: shared('hidden'),
      onlyIn: shared('onlyIn'),
      from: shared('from'),
      until: shared('until'),
      text: {
        description: 'One to three sentences.',
        type: 'string',
        minLength: 1,
        examples: [blockExample(name)['text']],
      },
    },
    examples: [blockExample(name)],
  };
}

/** A reference to a field that many blocks share. */
function shared(field: string): Schema {
  return { $ref: `../parts/section.schema.json#/$defs/${field}` };
}

/** 'price-table' -> 'Price table'. */
export function blockTitle(name: string): string {
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
}

function component(name: string): string {
  const Name = pascal(name);
  return `import type { ${Name}Block } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Section } from '../../ui/section/Section';
import css from './${name}.module.css';

/** A heading and a text. Say here what the block is for, and where its behaviour comes from. */
export default function ${Name}({ text, ...section }: BlockProps<${Name}Block>) {
  return (
    <Section {...section}>
      <p className={css.text}>{text}</p>
    </Section>
  );
}
`;
}

function test(name: string): string {
  const Name = pascal(name);
  return `import { expect, it } from 'vitest';
import type { ${Name}Block } from '../../generated/types';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import ${Name} from './${Name}';

/** The build fills in what has a default, such as "tone": a test gives what it is about. */
const block = { type: '${name}', heading: 'How', text: 'By road.' } as ${Name}Block;

it('shows its text below its heading', () => {
  const { container } = mount(
    <Site>
      <${Name} {...block} context={contextWith()} />
    </Site>,
  );
  const shown = [...container.querySelectorAll('h2, p')].map((element) => element.textContent);
  expect(shown).toEqual(['How', 'By road.']);
});
`;
}

function style(): string {
  return `.text {
  max-width: 68ch;
}
`;
}
