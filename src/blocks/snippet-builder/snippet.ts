import type { EmbedElement, SiteData } from '../../generated/types';

/** Attributes by name; empty ones are left out of the code. */
export type Values = Readonly<Record<string, string>>;

/** An element as it is written into a page. */
export interface WrittenElement {
  tag: string;
  attributes: Record<string, string>;
}

/** What a partner has chosen. */
export interface SnippetChoice {
  elements: readonly EmbedElement[];
  /** The attributes of each element, by its tag. */
  attributes: Readonly<Record<string, Values>>;
  /** The settings of the script, without the prefix 'data-'. */
  settings: Values;
}

/** The site for which the code is written. */
export type SnippetSite = Pick<SiteData, 'site' | 'strings'> & Required<Pick<SiteData, 'store'>>;

/** The attributes that the form starts with, by tag. `product` is the id for elements that show a product. */
export function sampleAttributes(
  elements: readonly EmbedElement[],
  product: string,
): Record<string, Values> {
  return Object.fromEntries(
    elements.map(({ tag, sample }) => [
      tag,
      Object.fromEntries(
        Object.entries(sample).map(([name, value]) => [
          name,
          value.replace('{product}', () => product),
        ]),
      ),
    ]),
  );
}

/** The chosen elements with their attributes. */
export function writtenElements({ elements, attributes }: SnippetChoice): WrittenElement[] {
  return elements.map(({ tag }) => ({ tag, attributes: filled(attributes[tag] ?? {}) }));
}

/** The values that are not empty. */
export function filled(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  );
}

/**
 * The code for a partner's page: the script, and one element per line. In each element is a link to the site, which
 * visitors without JavaScript see in its place. A `name` is for pages that have another supplier's script as well: it
 * is written on the script and on the elements.
 */
export function snippetOf(choice: SnippetChoice, site: SnippetSite): string {
  const chosen = filled(choice.settings);
  const settings = Object.entries(chosen).map(
    ([name, value]) => ` data-${name}="${escape(value)}"`,
  );
  const { name: supplier } = chosen;
  const lines = writtenElements(choice).map(({ tag, attributes }, index) => {
    const named = supplier ? { ...attributes, 'data-name': supplier } : attributes;
    const written = Object.entries(named).map(([name, value]) => ` ${name}="${escape(value)}"`);
    const { href, text } = linkOf(choice.elements[index]?.link, attributes, site);
    const link = `<a href="${escape(site.site.url + href)}">${escape(text)}</a>`;
    return `<${tag}${written.join('')}>${link}</${tag}>`;
  });
  const file = supplier ? 'v1-named.js' : 'v1.js';
  const script = `<script async src="${site.site.url}/embed/${file}"${settings.join('')}></script>`;
  return [script, ...lines].join('\n');
}

function linkOf(
  link: EmbedElement['link'],
  { product = '', category = 'all', label }: Values,
  { site, strings, store: { addresses } }: SnippetSite,
): { href: string; text: string } {
  if (link === 'product')
    return {
      href: addresses.product + encodeURIComponent(product),
      text: label ?? strings.addToList,
    };
  if (link === 'category')
    return {
      href: addresses.category + encodeURIComponent(category),
      text: strings.browseProducts,
    };
  if (link === 'list') return { href: addresses.list, text: strings.listTitle };
  return { href: '/', text: site.name };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
