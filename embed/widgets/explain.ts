import { rules } from 'virtual:inquiry/rules';
import { read } from '../../src/catalogue/lookUp';
import type { InquiryFinding } from '../api';
import type { Context } from '../context';
import { fits, type Rule, type Written } from './attributes';

/**
 * Explains the mistakes in attributes, each in one sentence.
 * @param name The tag: 'inquiry-list', or 'script' for the script's.
 * @param where The start of the sentences: '<inquiry-list>'.
 */
export function mistakesIn(name: string, written: Written, where: string): string[] {
  const fields = rules[name] ?? {};
  const unknown = Object.keys(written).filter((key) => !Object.hasOwn(fields, key));
  const others = Object.entries(fields).flatMap(([key, rule]) => {
    const text = written[key];
    if (text === undefined) return rule.required ? [`${where} needs ${key}="…".`] : [];
    if (fits(text, rule)) return [];
    return [`${where}: ${key}="${text}" is not accepted. Accepted: ${hintOf(rule)}.`];
  });
  const known = Object.keys(fields).join(', ');
  return [...unknown.map((key) => `${where} has no ${key}; it has ${known}.`), ...others];
}

function hintOf(rule: Rule): string {
  const { type, minimum = 0, maximum, maxLength, example } = rule;
  if (rule.enum) return rule.enum.join(', ');
  if (type)
    return `a whole number${maximum ? ` from ${minimum} to ${maximum}` : `, ${minimum} or more`}`;
  return `something like ${JSON.stringify(example)}${maxLength ? `, at most ${maxLength} characters` : ''}`;
}

/**
 * Checks for known problems on partners' pages, and explains them in plain words. `catalogue` is the URL of its first
 * file.
 */
export async function examine(context: Context, catalogue: string): Promise<InquiryFinding[]> {
  const { options, canStore, data } = context;
  const taken = data.tags.filter(
    (tag) => !(Symbol.for('inquiry') in Object(customElements.get(tag))),
  );
  const copies = document.querySelectorAll('script[src*="/embed/"]').length;

  const findings = [
    ...taken.map((tag) =>
      problem(`The tag <${tag}> belongs to another script, so ours cannot use it.`),
    ),
    ...(copies > 1 ? [warning(`The script is on this page ${copies} times. Once is enough.`)] : []),
    ...(canStore()
      ? []
      : [warning('This page cannot store anything: the list is lost when it closes.')]),
    ...(options.written ? [] : [warning('The script has no tag: data-… options cannot be read.')]),
    ...(await catalogueFindings(catalogue)),
  ];
  const ok: InquiryFinding = {
    state: 'ok',
    message: `Version ${data.version}: no problems found.`,
  };
  return findings.length > 0 ? findings : [ok];
}

const problem = (message: string): InquiryFinding => ({ state: 'problem', message });
const warning = (message: string): InquiryFinding => ({ state: 'warning', message });

async function catalogueFindings(address: string): Promise<InquiryFinding[]> {
  try {
    await read(address, 'reload');
    return [];
  } catch (error) {
    return [
      problem(
        `The catalogue ${address} cannot be read: ${String(error)}. With a Content-Security-Policy, add ${new URL(address).origin} to connect-src and img-src.`,
      ),
    ];
  }
}
