import { rules, type Rule } from 'virtual:inquiry/rules';

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
 * Checks what was written by the rules that the build has made from schemas/widgets. What is wrong is left
 * out, so that the default counts.
 * @param name 'list' for <inquiry-list>, 'script' for the script's tag.
 * @param where What the sentences about mistakes begin with: '<inquiry-list>'.
 */
export function readAttributes(
  name: string,
  written: Written,
  where = `<inquiry-${name}>`,
): { values: Record<string, unknown>; mistakes: string[] } {
  const fields = rules[name] ?? {};
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const key of Object.keys(written)) {
    if (!Object.hasOwn(fields, key)) {
      mistakes.push(`${where} knows no ${key}; it knows ${Object.keys(fields).join(', ')}.`);
    }
  }
  for (const [key, rule] of Object.entries(fields)) {
    const text = written[key];
    if (text === undefined && rule.needed) mistakes.push(`${where} needs ${key}="…".`);
    const value = text === undefined ? undefined : valueOf(text, rule);
    if (text !== undefined && value === undefined) {
      mistakes.push(
        `${where}: ${key}="${text}" is not accepted. Accepted: ${rule.says ?? rule.choices?.join(', ')}.`,
      );
    }
    if (value !== undefined || rule.otherwise !== undefined) values[key] = value ?? rule.otherwise;
  }
  return { values, mistakes };
}

/** The value that a text stands for; undefined where the rule does not take it. */
function valueOf(text: string, { choices, pattern, least, most }: Rule): unknown {
  if (choices) return choices.includes(text) ? text : undefined;
  if (least !== undefined) {
    const value = Number(text);
    const fits = /^\d+$/.test(text) && value >= least && value <= (most ?? Infinity);
    return fits ? value : undefined;
  }
  return new RegExp(pattern ?? '', 'u').test(text) ? text : undefined;
}
