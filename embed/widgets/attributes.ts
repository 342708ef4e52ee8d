import { rules } from 'virtual:inquiry/rules';

/** What somebody has written on an element or on the script's tag. */
export type Written = Record<string, string | undefined>;

/** Attributes that are the page's own business on any element. */
const GLOBAL = /^(id|class|style|slot|hidden|lang|title|role|tabindex|part|nonce)$|[^a-z]/;

/** The attributes of an element that are meant for us. */
export function writtenOn(element: Element): Written {
  const own = [...element.attributes].filter(({ name }) => !GLOBAL.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/**
 * Reads attributes by the rules that the build has made from schemas/widgets. Invalid ones are left out, so that the
 * default counts; explain.ts says what is wrong with them.
 * @param name 'list' for <inquiry-list>, 'script' for the script's tag.
 */
export function readAttributes(
  name: string,
  written: Written,
): { values: Record<string, unknown>; isRight: boolean } {
  const fields = rules[name] ?? {};
  const values: Record<string, unknown> = {};
  let isRight = Object.keys(written).every((key) => Object.hasOwn(fields, key));
  for (const [key, [pattern, otherwise, isNeeded]] of Object.entries(fields)) {
    const text = written[key];
    const fits = text !== undefined && new RegExp(`^(${pattern})$`, 'u').test(text);
    isRight &&= fits || (text === undefined && !isNeeded);
    const value = typeof otherwise === 'number' ? Number(text) : text;
    values[key] = fits ? value : otherwise;
  }
  return { values, isRight };
}
