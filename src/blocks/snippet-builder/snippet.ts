/** A partner's choices. */
export interface SnippetChoice {
  /** Tag names without 'inquiry-'. */
  widgets: readonly string[];
  /** Id of the button's product. */
  product: string;
  source: string;
  dark: boolean;
}

/** The code for a partner's page: the script, then one element per line. `site` is the site's origin. */
export function snippetOf({ widgets, product, source, dark }: SnippetChoice, site: string): string {
  const options = [
    `async src="${site}/embed/v1.js"`,
    ...(source.trim() ? [`data-source="${escape(source.trim())}"`] : []),
    ...(dark ? ['data-scheme="dark"'] : []),
  ];
  const elements = widgets.map((name) => {
    const attributes = name === 'add' ? ` product="${escape(product)}"` : '';
    const limit = name === 'products' ? ' limit="4"' : '';
    return `<inquiry-${name}${attributes}${limit}></inquiry-${name}>`;
  });
  return [`<script ${options.join(' ')}></script>`, ...elements].join('\n');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
