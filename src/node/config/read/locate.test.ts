import { assert, integer, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from './locate';

/** The paths of all values inside a value. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = Object.entries(value).map(([key, part]): [string | number, unknown] => [
    Array.isArray(value) ? Number(key) : key,
    part,
  ]);
  return [path, ...steps.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), value);
}

describe('locate', () => {
  it('finds every value of any JSON, whatever its white space', () => {
    assert(
      property(jsonValue({ maxDepth: 4 }), integer({ min: 0, max: 3 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const data: unknown = JSON.parse(text);
        const paths = pathsOf(data);
        const places = locate(text, paths);
        for (const path of paths) {
          const start = text.slice(places.of(path).value);
          const own = at(data, path);
          const scalar = typeof own !== 'object' || own === null;
          const opening = Array.isArray(own) ? '[' : '{';
          expect(start.startsWith(scalar ? JSON.stringify(own) : opening)).toBe(true);
        }
      }),
    );
  });

  it('finds the key of a value', () => {
    const text = '{ "a": [ { "b\\"c": 1 } ] }';
    const place = locate(text, [['a', 0, 'b"c']]).of(['a', 0, 'b"c']);
    expect(text.slice(place.key)).toBe('"b\\"c": 1 } ] }');
  });

  it('points to the parent of a missing value', () => {
    const text = '{ "a": { "b": 1 } }';
    const places = locate(text, [['a', 'x', 'y']]);
    expect(text.slice(places.of(['a', 'x', 'y']).value)).toBe('{ "b": 1 } }');
  });

  it('reports duplicate keys, and points to the last', () => {
    const text = '{ "a": { "n": 1, "n": 2 }, "b": [{ "n": 3 }, { "n": 4, "\\u006e": 5 }] }';
    const places = locate(text, [['a', 'n']]);
    expect(places.duplicates.map(({ path, name }) => [path, name])).toEqual([
      [['a'], 'n'],
      [['b', 1], 'n'],
    ]);
    expect(text[places.of(['a', 'n']).value]).toBe('2');
  });
});
