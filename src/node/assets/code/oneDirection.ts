import type { Declaration, Helpers, Plugin } from 'postcss';
import type { Writing } from '../../language/writing';

type Direction = Writing['direction'];

/** 'margin-inline-start', 'border-inline-end-color', 'inset-inline-start' */
const ONE_SIDE = /^(margin|padding|border|inset)-inline-(start|end)(-\w+)?$/;
/** 'padding-inline', 'border-inline-width' */
const BOTH_SIDES = /^(?:(margin|padding|inset)-inline|(border)-inline(-(?:width|style|color)))$/;

/**
 * Writes style sheets for the one direction that a site has: what is authored from start to end becomes left
 * and right, which is shorter, and what stands under `:dir()` is taken or left. Style sheets that are used as
 * they are authored (the dev server, the embed) say the same to the browser itself.
 */
export function oneDirection(direction: Direction): Plugin {
  const side = (end: string) => ((end === 'end') === (direction === 'ltr') ? 'right' : 'left');
  return {
    postcssPlugin: 'one-direction',
    Declaration(declaration, { list }) {
      const { prop, value } = declaration;
      const [, what, end, rest = ''] = ONE_SIDE.exec(prop) ?? [];
      if (what && end) declaration.prop = physical(what, side(end), rest);
      else if (prop === 'text-align' && /^(start|end)$/.test(value))
        declaration.value = side(value);
      else split(declaration, list, side);
    },
    Rule(rule) {
      const selectors = rule.selectors.filter(
        (one) => !one.includes(`:dir(${opposite(direction)})`),
      );
      if (selectors.length === 0) rule.remove();
      else if (rule.selector.includes(':dir(')) {
        rule.selectors = selectors.map((one) => one.replaceAll(`:dir(${direction})`, ''));
      }
    },
  };
}

/** Both sides at once stay as they are, unless they differ. */
function split(
  declaration: Declaration,
  list: Helpers['list'],
  side: (end: string) => string,
): void {
  const [, box, border, rest = ''] = BOTH_SIDES.exec(declaration.prop) ?? [];
  const what = box ?? border;
  const [start, end] = list.space(declaration.value);
  if (!what || start === undefined || end === undefined || start === end) return;
  const [left, right] = side('start') === 'left' ? [start, end] : [end, start];
  const block = across(declaration, what);
  if (block) {
    const [top = '', bottom = top] = list.space(block.value);
    declaration.cloneBefore({ prop: what, value: `${top} ${right} ${bottom} ${left}` });
    block.remove();
  } else {
    declaration.cloneBefore({ prop: physical(what, 'right', rest), value: right });
    declaration.cloneBefore({ prop: physical(what, 'left', rest), value: left });
  }
  declaration.remove();
}

/** What the rule of 'padding-inline' says of 'padding-block', if that stands right before it. */
function across(declaration: Declaration, what: string): Declaration | undefined {
  const before = declaration.prev();
  return before?.type === 'decl' && before.prop === `${what}-block` ? before : undefined;
}

/** ('border', 'left', '-width') → 'border-left-width', ('inset', 'left', '') → 'left' */
const physical = (what: string, side: string, rest: string) =>
  what === 'inset' ? side : `${what}-${side}${rest}`;

const opposite = (direction: Direction) => (direction === 'ltr' ? 'rtl' : 'ltr');
