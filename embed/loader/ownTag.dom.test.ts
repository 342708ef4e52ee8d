import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTag } from './ownTag';

/** Adds a tag to the page. Nothing is fetched: its address is only read. */
function append(type: string, src: string, name?: string) {
  const tag = document.createElement('script');
  tag.type = type;
  Object.defineProperty(tag, 'src', { value: src });
  if (name) tag.dataset['name'] = name;
  return document.head.appendChild(tag);
}

afterEach(() => document.head.replaceChildren());

describe('the tag of a script', () => {
  it('is the one that the browser runs', () => {
    const tag = append('', 'https://acme.example/bundle.js');
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag);
    expect(ownTag(() => false)).toBe(tag);
    vi.restoreAllMocks();
  });

  it.each(['v1.js', 'v1-named.js', '1.2.0-AbCdEf.js', 'v1.js?x=1'])(
    'of type="module" is found on the page: %s',
    (file) => {
      append('module', 'https://acme.example/other.js');
      append('', `https://acme.example/embed/${file}`);
      const tag = append('module', `https://acme.example/embed/${file}`);
      expect(ownTag(() => true)).toBe(tag);
    },
  );

  it('of type="module" is not that of another supplier', () => {
    append('module', 'https://acme.example/embed/v1-named.js', 'acme');
    const tag = append('module', 'https://other.example/embed/v1-named.js', 'other');
    expect(ownTag(({ dataset }) => dataset['name'] === 'other')).toBe(tag);
  });

  it('is unknown in a bundle of the partner', () => {
    append('module', 'https://partner.example/assets/index.js');
    expect(ownTag(() => true)).toBeNull();
  });
});
