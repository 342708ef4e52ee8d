import { expect, it } from 'vitest';
import { asBorrower, withLender } from './lentParts';

const LENDER = `let made = 0;
const make = () => (made += 1);
async function start() { return (await import("./part.js")).draw(); }
export { make as a, start };`;
const PART = `import { a as build } from "./widgets.js";
const number = build();
function show() { return number; }
export { show as draw };`;

/** As the browser runs a module: what it exports by default, or under a name. */
const run = (code: string, name: string, importing?: unknown): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval -- what a build has written is run here
  new Function('load', `${code.replaceAll('import(', 'load(')}\nreturn ${name};`)(importing);

it('makes a part once, of what it is lent, without fetching its lender', async () => {
  const part = asBorrower(PART).replace('export default', 'const part =');
  expect(part).not.toMatch(/\bimport\b/);
  const lender = withLender(LENDER).replace(/export \{.*\};/, '');
  const fetched: string[] = [];
  const start = run(lender, 'start', (name: string) => {
    fetched.push(name);
    return Promise.resolve({ default: run(part, 'part') });
  }) as () => Promise<number>;
  expect([await start(), await start()]).toEqual([1, 1]);
  expect(fetched).toEqual(['./part.js']);
});

it('leaves a script alone that lends nothing', () => {
  const alone = 'const start = () => {};\nexport { start };';
  expect(withLender(alone)).toBe(alone);
});

it('refuses a part that would be lent things by two', () => {
  const two = 'import { a } from "./one.js";\nimport { b } from "./two.js";';
  expect(() => asBorrower(two)).toThrow('by one script alone');
});
