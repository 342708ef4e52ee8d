import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet';

const element = (tag: string, sample: Record<string, string> = {}) => ({
  name: '',
  tag,
  sample,
  attributes: [],
});

const choice = {
  elements: [
    element('inquiry-add', { product: '{product}' }),
    element('inquiry-products', { limit: '4' }),
    element('inquiry-list'),
  ],
  product: 'p-1',
  source: '',
  dark: false,
};

describe('the code for a partner', () => {
  it('is the script and each chosen element with its initial attributes', () => {
    expect(snippetOf(choice, 'https://acme.example').split('\n')).toEqual([
      '<script async src="https://acme.example/embed/v1.js"></script>',
      '<inquiry-add product="p-1"></inquiry-add>',
      '<inquiry-products limit="4"></inquiry-products>',
      '<inquiry-list></inquiry-list>',
    ]);
  });

  it("has the partner's name and the dark scheme, if given", () => {
    const [script] = snippetOf({ ...choice, source: ' Jo & "Co" ', dark: true }, '').split('\n');
    expect(script).toContain('data-source="Jo &amp; &quot;Co&quot;" data-scheme="dark"');
  });
});
