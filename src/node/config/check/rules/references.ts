import type { Kind } from '../../../schemas/schema';
import { isRecord } from '../../../schemas/walk';
import type { Context, Rule } from '../context';
import { limitedNearest } from '../suggest';
import { hasPart } from './needs';

/** Of these every config, or every store, declares at least one. */
const MANDATORY = new Set<Kind>(['category', 'branch']);

/** Every id that the config uses is declared, and every shared list is used. */
export const references: Rule = (context) => {
  const { data, facts, error, warning } = context;
  const shared = isRecord(data) && isRecord(data['shared']) ? data['shared'] : {};
  const logos = keys(shared['logos']);
  const blocks = keys(shared['blocks']);
  const nearest = limitedNearest();

  // Where none is declared the schema says enough: that there are none, or that they are no list.
  const check = (kind: Kind, known: ReadonlySet<string>, what: string, where: string): void => {
    if (known.size === 0 && MANDATORY.has(kind)) return;
    for (const { text, path } of facts.texts(kind)) {
      if (known.has(text)) continue;
      const meant = nearest(text, known);
      error(
        path,
        `There is no ${what} "${text}".`,
        meant === undefined ? `Choose one from ${where}.` : `Did you mean "${meant}"?`,
      );
    }
  };
  // Without a store another rule tells what needs one.
  if (hasPart(data, 'store')) {
    check('product', declared(context, 'product-id'), 'product', 'store › products');
    check('category', declared(context, 'category-id'), 'category', 'store › categories');
  }
  check('branch', declared(context, 'branch-id'), 'branch', 'branches');
  check('logos', logos, 'list of logos', 'the lists under shared › logos');
  check('sample-logos', logos, 'list of logos', 'the lists under shared › logos');
  check('shared-blocks', blocks, 'list of blocks', 'the lists under shared › blocks');

  const unused = (kind: Kind, known: ReadonlySet<string>, group: string): void => {
    const used = new Set(facts.texts(kind).map(({ text }) => text));
    for (const name of known) {
      if (used.has(name)) continue;
      warning(['shared', group, name], `The list "${name}" is not used.`, 'Use it or remove it.');
    }
  };
  unused('logos', logos, 'logos');
  unused('shared-blocks', blocks, 'blocks');
  circles(context);
};

/** A shared list that contains itself would never end. */
function circles({ facts, error }: Context): void {
  const inside = new Map<string, { name: string; path: readonly (string | number)[] }[]>();
  for (const { text, path } of facts.texts('shared-blocks')) {
    const owner = path[0] === 'shared' ? String(path[2]) : undefined;
    if (owner === undefined) continue;
    const list = inside.get(owner) ?? [];
    list.push({ name: text, path });
    inside.set(owner, list);
  }
  const reaches = (from: string, goal: string, seen: Set<string>): boolean => {
    if (from === goal) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return (inside.get(from) ?? []).some(({ name }) => reaches(name, goal, seen));
  };
  for (const [owner, parts] of inside) {
    for (const { name, path } of parts) {
      if (!reaches(name, owner, new Set())) continue;
      error(path, `The list "${owner}" contains itself.`, 'Remove this block.');
    }
  }
}

function declared({ facts }: Context, kind: Kind): ReadonlySet<string> {
  return new Set(facts.texts(kind).map(({ text }) => text));
}

function keys(value: unknown): ReadonlySet<string> {
  return new Set(isRecord(value) ? Object.keys(value) : []);
}
