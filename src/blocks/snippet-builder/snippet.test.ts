import { describe, expect, it } from 'vitest';
import type { EmbedElement } from '../../generated/types';
import { sampleAttributes, snippetOf, type SnippetSite } from './snippet';

const element = (tag: string, more: Partial<EmbedElement> = {}): EmbedElement => ({
  name: '',
  tag,
  sample: {},
  attributes: [],
  parts: {},
  ...more,
});

const elements = [
  element('inquiry-add', { sample: { product: '{product}' }, link: 'product' }),
  element('inquiry-products', { sample: { limit: '4' }, link: 'category' }),
  element('inquiry-list', { link: 'list' }),
  element('inquiry-chat'),
];
const site = {
  site: { url: 'https://acme.example', name: 'Acme & Co' },
  strings: { addToList: 'Add', browseProducts: 'Browse', listTitle: 'Your list' },
  store: { addresses: { product: '/p/', category: '/c/', list: '/cart' } },
} as unknown as SnippetSite;
const choice = { elements, attributes: sampleAttributes(elements, 'p 1'), settings: {} };

describe('[E11] the code for a partner', () => {
  it('is the script, and each chosen element with a link for those without JavaScript', () => {
    expect(snippetOf(choice, site).split('\n')).toEqual([
      '<script async src="https://acme.example/embed/v1.js"></script>',
      '<inquiry-add product="p 1"><a href="https://acme.example/p/p%201">Add</a></inquiry-add>',
      '<inquiry-products limit="4"><a href="https://acme.example/c/all">Browse</a></inquiry-products>',
      '<inquiry-list><a href="https://acme.example/cart">Your list</a></inquiry-list>',
      '<inquiry-chat><a href="https://acme.example/">Acme &amp; Co</a></inquiry-chat>',
    ]);
  });

  it('has the settings of the script and the attributes that are filled in', () => {
    const settings = { source: ' Jo & "Co" ', scheme: 'dark', number: ' ' };
    const attributes = { 'inquiry-add': { product: 'x', label: '<Ask>', quantity: '' } };
    const chosen = { elements: elements.slice(0, 1), attributes, settings };
    const [script = '', add] = snippetOf(chosen, site).split('\n');
    expect(script).toContain('.js" data-source="Jo &amp; &quot;Co&quot;" data-scheme="dark">');
    expect(add).toBe(
      '<inquiry-add product="x" label="&lt;Ask>"><a href="https://acme.example/p/x">&lt;Ask></a></inquiry-add>',
    );
  });

  it('[E50] names the supplier on the script and on the elements, and takes the script for it', () => {
    const chosen = { ...choice, elements: elements.slice(0, 1), settings: { name: 'acme' } };
    expect(snippetOf(chosen, site).split('\n')).toEqual([
      '<script async src="https://acme.example/embed/v1-named.js" data-name="acme"></script>',
      '<inquiry-add product="p 1" data-name="acme"><a href="https://acme.example/p/p%201">Add</a></inquiry-add>',
    ]);
  });
});
