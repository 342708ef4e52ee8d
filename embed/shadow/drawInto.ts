import type { ReactNode } from 'react';
import { drawInside, type Part } from './parts';

const places = new WeakMap<Element, Part>();

/** Draws into an element; null removes everything again. It has React's types, but here we do the drawing. */
export function drawInto(node: Element, content: ReactNode): void {
  const place = places.get(node) ?? {
    type: '',
    props: {},
    node,
    depth: 0,
    below: [],
    nodes: [],
    kept: [],
  };
  places.set(node, place);
  drawInside(place, content);
}
