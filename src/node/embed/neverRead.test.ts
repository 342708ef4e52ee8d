import { expect, it } from 'vitest';
import { withoutAttributes } from './neverRead';

const code = `jsx('a', { "data-tip": fill({ "data-tip": 1 }), href, "data-add": id });
jsx('b', { 'data-tip': "x" });
const { tip } = options;
jsx('p', { tip, children: jsx('i', { hidden: true, tip: tip }) });`;

it('leaves out attributes by their names, with all that is worked out for them, and nothing else', () => {
  expect(withoutAttributes(code, ['data-tip']).replaceAll(/\s+/g, ' ')).toBe(
    `jsx('a', { href, "data-add": id }); jsx('b', { }); const { tip } = options; jsx('p', { tip, children: jsx('i', { hidden: true, tip: tip }) });`,
  );
});
