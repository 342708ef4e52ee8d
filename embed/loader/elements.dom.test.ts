import { describe, expect, it, vi } from 'vitest';
import { elementsOf, type Handler } from '../elementClass';
import { define } from './elements';
import { serveNamed } from './named/sharedTags';

let count = 0;
/** A tag that is not defined yet: tags cannot be taken back. */
const newTag = () => `inquiry-${(count += 1)}`;

const createHandler = () => ({
  draw: vi.fn<Handler['draw']>(),
  drop: vi.fn<Handler['drop']>(),
  notice: vi.fn<NonNullable<Handler['notice']>>(),
});

/** Adds an element to the page. */
function append(tag: string, name?: string) {
  const element = document.createElement(tag);
  if (name) element.dataset['name'] = name;
  return document.body.appendChild(element);
}

/** As a script with this name. */
const scriptNamed =
  (name: string): Parameters<typeof define>[2] =>
  (known, handler) =>
    serveNamed(known, name, handler);

describe('elements', () => {
  it('are drawn when they come, dropped when they go, and known while they are there', () => {
    const tag = newTag();
    const handler = createHandler();
    define({ [tag]: [] }, handler);
    const element = append(tag);
    expect(handler.draw).toHaveBeenCalledExactlyOnceWith(element);
    expect(elementsOf([tag])).toEqual([element]);
    element.remove();
    expect(handler.drop).toHaveBeenCalledExactlyOnceWith(element);
    expect(elementsOf([tag])).toEqual([]);
  });

  it('do nothing without a handler, and are drawn by that of the next start', () => {
    const tag = newTag();
    define({ [tag]: [] }, createHandler());
    define({ [tag]: [] }, undefined);
    const element = append(tag);
    const next = createHandler();
    define({ [tag]: [] }, next);
    expect(next.draw).toHaveBeenCalledExactlyOnceWith(element);
  });

  it('of another script keep its class', () => {
    const tag = newTag();
    customElements.define(tag, class extends HTMLElement {});
    append(tag);
    const handler = createHandler();
    define({ [tag]: [] }, handler);
    expect(handler.draw).not.toHaveBeenCalled();
  });
});

describe('elements with a name', () => {
  it.each(['before', 'after'])(
    'are drawn by the script of that name, started %s the other',
    (when) => {
      const tag = newTag();
      const [ordinary, named] = [createHandler(), createHandler()];
      if (when === 'before') define({ [tag]: [] }, named, scriptNamed('acme'));
      define({ [tag]: [] }, ordinary);
      if (when === 'after') define({ [tag]: [] }, named, scriptNamed('acme'));
      const theirs = append(tag, 'acme');
      const plain = append(tag);
      expect(named.draw).toHaveBeenCalledExactlyOnceWith(theirs);
      expect(ordinary.draw).toHaveBeenCalledExactlyOnceWith(plain);
    },
  );

  it('are no longer drawn once their script has gone, while the other still draws its own', () => {
    const tag = newTag();
    const [ordinary, named] = [createHandler(), createHandler()];
    define({ [tag]: [] }, ordinary);
    define({ [tag]: [] }, named, scriptNamed('acme'));
    define({ [tag]: [] }, undefined, scriptNamed('acme'));
    append(tag, 'acme');
    append(tag);
    expect(named.draw).not.toHaveBeenCalled();
    expect(ordinary.draw).toHaveBeenCalledOnce();
  });
});

it('gives a script with a name notice of every list, whoever serves it', () => {
  const tag = 'inquiry-list';
  const named = createHandler();
  define({ [tag]: [] }, createHandler());
  const before = append(tag);
  define({ [tag]: [] }, named, scriptNamed('acme'));
  const after = append(tag, 'other');
  expect(named.notice.mock.calls).toEqual([[before], [after]]);
  expect(named.draw).not.toHaveBeenCalled();
});

describe('an attribute', () => {
  /** An element with the attribute 'products'. */
  const elementWith = (properties: object = {}) => {
    const tag = newTag();
    const element = Object.assign(document.createElement(tag), properties);
    document.body.append(element);
    define({ [tag]: ['products', 'dir'] }, undefined);
    return element as HTMLElement & { products: unknown };
  };

  it('is also a property, which is null without it', () => {
    const element = elementWith();
    expect(element.products).toBeNull();
    element.products = 'a,b';
    expect(element.getAttribute('products')).toBe('a,b');
    element.setAttribute('products', 'c');
    expect(element.products).toBe('c');
  });

  it.each([null, undefined])('is taken away by the property %s', (nothing) => {
    const element = elementWith();
    element.products = 'a';
    element.products = nothing;
    expect(element.hasAttribute('products')).toBe(false);
  });

  it('has commas where the property is a list', () => {
    const element = elementWith();
    element.products = ['a', 'b'];
    expect(element.getAttribute('products')).toBe('a,b');
  });

  it('takes a property that was set before the script came', () => {
    const element = elementWith({ products: 'a,b' });
    expect(element.getAttribute('products')).toBe('a,b');
    element.products = 'c';
    expect(element.getAttribute('products')).toBe('c');
  });

  it('of every element keeps its own property', () => {
    expect(elementWith().dir).toBe('');
  });
});
