import { expect, it } from 'vitest';
import { check, GOOD } from './breaking';
import { fix } from './fixing';

/** One of so many texts is broken, each time in the next way; FIX_STEP=1 breaks all of them in every way. */
const EVERY_NTH_TEXT = Number(process.env['FIX_STEP'] ?? 12);

/** Fields that links are fixed by. The first texts of these are broken in every way. */
const TARGETS = new Set(['slug', 'from']);

/** Mistakes that people make when they type a correct text. */
const SLIPS: Record<string, (text: string) => unknown> = {
  'a space behind': (text) => `${text} `,
  'a space in front': (text) => ` ${text}`,
  capitals: (text) => text.toUpperCase(),
  'a letter too few': (text) => text.slice(0, -1),
  'two letters swapped': (text) => text.replace(/(\w)(\w)(?=\W*$)/, '$2$1'),
  'no slash in front': (text) => text.replace(/^\//, ''),
  'a slash too many': (text) => `${text}/`,
  'a backslash': (text) => text.replace('/', '\\'),
  'a script': (text) => `javascript:${text}`,
  'two slashes': (text) => `//${text}`,
  'a protocol without slashes': (text) => `https:${text}`,
  'a word for it': () => 'yes',
  'a list': (text) => [text],
  nothing: () => null,
};

/** A text of the config, and the record that has it. */
interface TextField {
  parent: Record<string, unknown>;
  key: string;
  text: string;
}

function textsIn(value: unknown): TextField[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string'
      ? [{ parent: value as Record<string, unknown>, key, text: one }]
      : textsIn(one),
  );
}

const config: unknown = JSON.parse(GOOD);
const fields = textsIn(config);
const slips = Object.entries(SLIPS);

const firstTargets = new Set(
  [...TARGETS].map((name) => fields.findIndex(({ key }) => key === name)),
);

const broken = fields.flatMap(({ parent, key, text }, index) => {
  const isTarget = firstTargets.has(index);
  if (!isTarget && index % EVERY_NTH_TEXT !== 0) return [];
  return slips.flatMap(([name, slip], turn) => {
    if (!isTarget && EVERY_NTH_TEXT > 1 && turn !== (index / EVERY_NTH_TEXT) % slips.length)
      return [];
    parent[key] = slip(text);
    const whole = JSON.stringify(config, null, 2);
    parent[key] = text;
    return [{ name: `${key} ${JSON.stringify(text).slice(0, 40)}: ${name}`, whole }];
  });
});

it.each(broken)('[K9] a fix brings no mistake that was not there: $name', async ({ whole }) => {
  const before = await check(whole);
  const { result } = await fix(whole);
  const known = new Set(before.problems.map(({ pointer, message }) => `${pointer} ${message}`));
  // A page whose address has been fixed may be one that no link leads to, which is only a warning.
  const added = result.problems.filter(
    ({ severity, pointer, message }) => severity === 'error' && !known.has(`${pointer} ${message}`),
  );
  expect(added.map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
});
