// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawInto } from './drawInto';
import { jsx } from './jsx';
import { useLayoutEffect } from './react';

// Around what stands in for it in these tests.
const require = createRequire(import.meta.url);
const { act, createElement, ...React } = require('react') as typeof import('react');
const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** What is to be drawn, for whomever draws. */
type Tree =
  | string
  | number
  | boolean
  | null
  | Tree[]
  | { tag: string; key?: string; props: Record<string, unknown>; inside: Tree[] };

const { list } = fc.letrec<{ tree: Tree; element: Tree; list: Tree[] }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<Tree>('a', 'b', 0, null, false, true),
    tie('element'),
    tie('list'),
  ),
  element: fc.record(
    {
      tag: fc.constantFrom('p', 'b', 'input', 'One', 'Other'),
      key: fc.constantFrom('k', 'l', 'm', 'n', 'o'),
      props: fc.record(
        {
          className: fc.constantFrom('x', 'y', undefined),
          hidden: fc.boolean(),
          'aria-busy': fc.boolean(),
          onClick: fc.constantFrom('first', 'second', undefined),
          when: fc.constantFrom(1, 2),
        },
        { requiredKeys: [] },
      ),
      inside: tie('list'),
    },
    { requiredKeys: ['tag', 'props', 'inside'] },
  ),
  list: fc.uniqueArray(tie('tree'), {
    maxLength: 6,
    // Two of one key are a mistake, of which React warns.
    selector: (one) => (Object(one) as { key?: string }).key ?? Symbol('none'),
  }),
}));

/** Somebody who draws, and what tells of it. */
interface Artist {
  make: (type: unknown, props: Record<string, unknown>, key: string | undefined) => unknown;
  effect: (effect: () => () => void, changing: unknown[]) => void;
  over: (place: HTMLElement) => (content: unknown) => void;
}

const OURS: Artist = {
  make: (type, props, key) => jsx(type as string, props, key),
  effect: useLayoutEffect,
  over: (place) => (content) => drawInto(place, content as null),
};

const REACT: Artist = {
  make: (type, { children, ...props }, key) =>
    createElement(
      type as string,
      { ...props, ...(key && { key }) },
      ...((children as never[] | undefined) ?? []),
    ),
  effect: React.useLayoutEffect,
  over(place) {
    const root = createRoot(place);
    return (content) => act(() => root.render(content as null));
  },
};

/** A node as it stands in the page; attributes have no order. */
function outline(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
  return [node.localName, attributes.toSorted(), [...node.childNodes].map(outline)];
}

/** Draws one tree after the other in one place, and tells all that a page or a component could notice. */
function told(trees: readonly Tree[][], { make, effect, over }: Artist): unknown[] {
  const begun: string[] = [];
  const ended: string[] = [];
  const clicked: unknown[] = [];
  const Component = (tag: string) => (props: Record<string, unknown>) => {
    const when = `${tag}${String(props['when'])}`;
    effect(() => {
      begun.push(when);
      return () => void ended.push(when);
    }, [when]);
    return props['children'];
  };
  const components: Record<string, unknown> = { One: Component('One'), Other: Component('Other') };
  const drawing = (content: Tree): unknown => {
    if (Array.isArray(content)) return content.map(drawing);
    if (content === null || typeof content !== 'object') return content;
    const { tag, key, props, inside } = content;
    const { onClick, when, ...rest } = props;
    const own = {
      ...rest,
      ...('onClick' in props && { onClick: onClick && (() => void clicked.push(onClick)) }),
      ...(tag !== 'input' && { children: inside.map(drawing) }),
    };
    return make(components[tag] ?? tag, components[tag] ? { ...own, when } : own, key);
  };
  const place = document.createElement('div');
  document.body.append(place);
  const draw = over(place);
  const numbers = new Map<Element, number>();
  const log = [...trees, []].map((content) => {
    draw(content.map(drawing));
    const all = [...place.querySelectorAll('*')];
    for (const node of all) {
      if (!numbers.has(node)) numbers.set(node, numbers.size);
      act(() => void node.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    }
    const focused = place.contains(document.activeElement) && document.activeElement;
    place.querySelector('input')?.focus();
    return [
      [...place.childNodes].map(outline),
      all.map((node) => numbers.get(node)),
      focused && numbers.get(focused),
      clicked.splice(0),
      begun.splice(0),
      // React ends all that is to end before it begins anything.
      ended.splice(0).toSorted(),
    ];
  });
  place.remove();
  return log;
}

it('draws what React draws, with the nodes, the focus, the handlers and the effects that React keeps', () => {
  const { error } = console;
  // React also warns of lists without keys, which are drawn here on purpose.
  console.error = () => {};
  try {
    fc.assert(
      fc.property(fc.array(list, { maxLength: 5 }), (trees) => {
        expect(told(trees, OURS)).toEqual(told(trees, REACT));
      }),
      { numRuns: 200 },
    );
  } finally {
    console.error = error;
  }
});
