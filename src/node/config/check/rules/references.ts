import type { Kind } from '../../../../document/schema/schema';
import { hasPart } from '../../../schemas/needs';
import type { Context, Rule } from '../context';
import { setValue } from '../../../../document/operation';
import { isCertain } from '../certain';
import { meantId } from '../shape/nameForms';
import { limitedNearest } from '../suggest';
import { adviceFor, TARGETS, type Target } from '../targets';

/** Links and pictures have their own rules, because they are more than a name. */
const OTHERWISE_CHECKED = new Set<Kind>(['link', 'image']);

/** Every id that the config uses is declared, every icon exists, and every shared list is used. */
export const rule: Rule = (context) => {
  const nearest = limitedNearest();
  for (const target of Object.values<Target>(TARGETS)) {
    if (target.part && !hasPart(context.config, target.part)) continue;
    for (const kind of target.kinds) {
      if (!OTHERWISE_CHECKED.has(kind)) checkKind(context, { kind, target, nearest });
    }
  }
  unused(context, { kind: 'logos', target: TARGETS.logos, group: 'logos' });
  unused(context, { kind: 'shared-blocks', target: TARGETS.sharedBlocks, group: 'blocks' });
  circles(context);
};

interface Checked {
  kind: Kind;
  target: Target;
  nearest: ReturnType<typeof limitedNearest>;
}

function checkKind(context: Context, { kind, target, nearest }: Checked): void {
  const used = context.facts.texts(kind);
  if (used.length === 0) return;
  const known = new Set(target.all(context));
  if (known.size === 0 && target.mandatory) return;
  const asWritten = new Set(
    target.declaredAs && context.facts.texts(target.declaredAs).map(({ text }) => text),
  );
  for (const { text, path } of used) {
    if (known.has(text) || asWritten.has(text)) continue;
    // A code as printed means the id that is made of it.
    const made = meantId(text);
    const similar = known.has(made) ? made : nearest(text, known);
    const isMeant = similar !== undefined && (similar === made || isCertain(text, similar, known));
    context.error(
      path,
      `There is no ${target.what} "${text}".`,
      adviceFor(target, text, similar),
      isMeant ? [setValue(path, similar)] : undefined,
    );
  }
}

interface Lists {
  kind: Kind;
  target: Target;
  /** The field of "shared" that holds them. */
  group: string;
}

function unused(context: Context, { kind, target, group }: Lists): void {
  const used = new Set(context.facts.texts(kind).map(({ text }) => text));
  for (const name of target.all(context)) {
    if (used.has(name)) continue;
    const path = ['shared', group, name];
    context.warning(path, `The list "${name}" is not used.`, 'Use it or remove it.');
  }
}

/** No shared list contains itself. */
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
