import type { EmbedElement } from '../../generated/types';

/** What a partner has chosen. */
export interface SnippetChoice {
  elements: readonly EmbedElement[];
  /** The id of the product for the elements that show one. */
  product: string;
  source: string;
  dark: boolean;
}

/** An element as it is written into a page. */
export interface WrittenElement {
  tag: string;
  attributes: Record<string, string>;
}

/** The chosen elements with the attributes to begin with. */
export function writtenElements({ elements, product }: SnippetChoice): WrittenElement[] {
  return elements.map(({ tag, sample }) => ({
    tag,
    attributes: Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, value.replace('{product}', product)]),
    ),
  }));
}

/** The code for a partner's page: the script, and an element a line. `site` is the address of the site. */
export function snippetOf(choice: SnippetChoice, site: string): string {
  const { source, dark } = choice;
  const options = [
    `async src="${site}/embed/v1.js"`,
    ...(source.trim() ? [`data-source="${escape(source.trim())}"`] : []),
    ...(dark ? ['data-scheme="dark"'] : []),
  ];
  const elements = writtenElements(choice).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escape(value)}"`,
    );
    return `<${tag}${written.join('')}></${tag}>`;
  });
  return [`<script ${options.join(' ')}></script>`, ...elements].join('\n');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
