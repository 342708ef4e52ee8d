import { describe, expect, it } from 'vitest';
import type { Schema } from '../../document/schema/schema';
import { isSameShape } from './shape';

/** A schema for a list of itself, built anew each time. */
function nested(leaf: Schema): Schema {
  const node: Schema = { title: 'Node', properties: { leaf } };
  node.properties = { ...node.properties, inside: { type: 'array', items: node } };
  return node;
}

describe('two schemas are of the same shape', () => {
  it('whatever they say in descriptions, examples and defaults', () => {
    const one: Schema = { description: 'One.', type: 'string', default: 'a', examples: ['b'] };
    expect(isSameShape(one, { type: 'string' })).toBe(true);
    expect(isSameShape(one, { type: 'number' })).toBe(false);
  });

  it.each(['description', 'default', 'examples'])(
    'only if both have a field named "%s", as it is no annotation',
    (name) => {
      const one: Schema = { properties: { [name]: { type: 'string' } } };
      expect(isSameShape(one, { properties: { [name]: { type: 'number' } } })).toBe(false);
      expect(isSameShape(one, { properties: {} })).toBe(false);
      expect(isSameShape(one, { properties: { [name]: { type: 'string' } } })).toBe(true);
    },
  );

  it('even if they contain themselves', () => {
    expect(isSameShape(nested({ type: 'string' }), nested({ type: 'string' }))).toBe(true);
    expect(isSameShape(nested({ type: 'string' }), nested({ type: 'number' }))).toBe(false);
  });

  it('in whatever order their fields are', () => {
    const [a, b]: Schema[] = [{ type: 'string' }, { type: 'number' }];
    const one: Schema = { properties: { a: a!, b: b! } };
    expect(isSameShape(one, { properties: { b: b!, a: a! } })).toBe(true);
    expect(isSameShape(one, { properties: { b: a!, a: b! } })).toBe(false);
  });
});
