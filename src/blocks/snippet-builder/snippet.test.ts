import { describe, expect, it } from 'vitest';
import { snippetOf } from './snippet';

const choice = { widgets: ['add', 'list'], product: 'p-1', source: '', dark: false };

describe('[E11] the code for a partner', () => {
  it('is the script and one element per widget, in the order of the choices', () => {
    expect(snippetOf(choice, 'https://acme.example').split('\n')).toEqual([
      '<script async src="https://acme.example/embed/v1.js"></script>',
      '<inquiry-add product="p-1"></inquiry-add>',
      '<inquiry-list></inquiry-list>',
    ]);
  });

  it('names the partner and the dark scheme if given', () => {
    const [script] = snippetOf({ ...choice, source: ' Jo & "Co" ', dark: true }, '').split('\n');
    expect(script).toContain('data-source="Jo &amp; &quot;Co&quot;" data-scheme="dark"');
  });
});
