import { ELEMENTS_FOLDER, tagOfName } from '../../schemas/elements';
import { idOf } from '../../schemas/forEditors';
import { pascal } from '../../schemas/names';
import type { Schema } from '../../../document/schema/schema';
import type { NewFile } from './templates';

/** The files of an element of the embed: schema, component, its test, style. Not yet formatted. */
export function elementFiles(name: string): NewFile[] {
  const tag = tagOfName(name);
  const folder = `${ELEMENTS_FOLDER}/${tag}`;
  return [
    {
      path: `${folder}/element.schema.json`,
      content: JSON.stringify(elementSchema(name), null, 2),
    },
    { path: `${folder}/${pascal(tag)}.tsx`, content: component(name) },
    { path: testOfElement(name), content: test(name) },
    { path: `${folder}/${tag}.module.css`, content: '.text {\n  max-width: 68ch;\n}\n' },
  ];
}

/** An example of the element in a partner's HTML. */
export function elementExample(name: string): string {
  const tag = tagOfName(name);
  return `<${tag} text="Delivered to your site."></${tag}>`;
}

/** The file of an element's test: 'opening-hours' → 'embed/elements/…/InquiryOpeningHours.dom.test.tsx'. */
export function testOfElement(name: string): string {
  const tag = tagOfName(name);
  return `${ELEMENTS_FOLDER}/${tag}/${pascal(tag)}.dom.test.tsx`;
}

/** The key of the example's interface text: 'openingHoursTitle' for 'opening-hours'. */
export function wordOf(name: string): string {
  const words = pascal(name);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}Title`;
}

function elementSchema(name: string): Schema {
  const title = (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
  const text = 'Delivered to your site.';
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: idOf(`${ELEMENTS_FOLDER}/${tagOfName(name)}/element.schema.json`),
    title: `${title} element`,
    description: `<${tagOfName(name)}>: a heading and a text. Say here what the element is for.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      text: {
        description: 'The text below the heading.',
        type: 'string',
        minLength: 1,
        default: text,
        examples: [text],
      },
      scheme: shared('scheme'),
      dir: shared('dir'),
    },
    examples: [{ text, scheme: 'dark', dir: 'rtl' }],
    $defs: {
      words: {
        title: `Words of ${name}`,
        description: "Texts that appear only on partners' pages: 'embed.words' of the config.",
        type: 'object',
        additionalProperties: false,
        properties: {
          [wordOf(name)]: {
            description: 'The heading of the element.',
            type: 'string',
            minLength: 1,
            default: title,
            examples: [title],
          },
        },
      },
    },
  };
}

/** A reference to an attribute that all elements have. */
function shared(attribute: string): Schema {
  return { $ref: `../shared.schema.json#/$defs/${attribute}` };
}

function component(name: string): string {
  const tag = tagOfName(name);
  const Name = pascal(tag);
  return `import type { ${Name}Attributes } from '../../../src/generated/authored';
import type { ElementProps } from '../../widgets/element';
import css from './${tag}.module.css';

/** A heading and a text. Say here what the element is for. */
export default function ${Name}({
  attributes: { text },
  page: { words },
}: ElementProps<${Name}Attributes>) {
  return (
    <section>
      <h2>{words.${wordOf(name)}}</h2>
      <p className={css.text}>{text}</p>
    </section>
  );
}
`;
}

function test(name: string): string {
  const Name = pascal(tagOfName(name));
  return `import { expect, it } from 'vitest';
import { mount } from '../../../src/ui/testing/mount';
import type { Page } from '../../widgets/element';
import ${Name} from './${Name}';

it('shows its text below its heading', () => {
  const page = { words: { ${wordOf(name)}: 'The heading' } } as unknown as Page;
  const { container } = mount(
    <${Name} attributes={{ text: 'The text.', scheme: 'light' }} page={page} />,
  );
  expect(container.querySelector('h2')?.textContent).toBe('The heading');
  expect(container.textContent).toContain('The text.');
});
`;
}
