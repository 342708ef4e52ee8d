import type { EmbedElement } from '../../generated/types';

/** The partner's choices. */
export interface SnippetChoice {
  elements: readonly EmbedElement[];
  /** The product id for elements that need one. */
  product: string;
  source: string;
  dark: boolean;
}

/** An element as it appears in the code. */
export interface WrittenElement {
  tag: string;
  attributes: Record<string, string>;
}

/** The chosen elements with their initial attributes. */
export function writtenElements({ elements, product }: SnippetChoice): WrittenElement[] {
  return elements.map(({ tag, sample }) => ({
    tag,
    attributes: Object.fromEntries(
      Object.entries(sample).map(([name, value]) => [name, value.replace('{product}', product)]),
    ),
  }));
}

/** The code for a partner's page: the script, and one line per element. `site` is the site's URL. */
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
