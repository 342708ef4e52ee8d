import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import { ON_NAVY, ON_SHEET } from '../../../site/grounds';
import type { Sources } from './sheets';

/** A text colour of the theme, the ground it is read on, and the least contrast it needs (WCAG 2.2, AA). */
export interface Pair {
  text: string;
  ground: string;
  least: number;
}

/** The grounds that a whole part of a page may have. */
const GROUNDS = new Set(['paper', 'sheet', 'navy', 'navy-2']);
/** Meant for navy alone, whatever else a block stands on. */
const FOR_NAVY = new Set(['on-navy', 'on-navy-2', 'line']);
/** Text that has one ground: itself is one for others, or stands on the accent. */
const GROUND_OF: Record<string, string> = { 'signal-ink': 'signal', sheet: 'ink', paper: 'ink' };

const TEXT = 4.5;
/** Icons (WCAG 1.4.11). */
const ICON = 3;

/**
 * The pairs that a component uses on a ground ('paper', 'sheet' or 'navy'), read from its own style sheets: a colour
 * with a background in the same rule is read on that; any other on each ground that the component has.
 */
export function pairsOf({ sheets, code }: Sources, ground: string): Pair[] {
  const rules = sheets.flatMap(rulesOf);
  const hasCards = code.includes(ON_SHEET);
  const grounds = new Set([ground]);
  for (const { back } of rules) {
    if (back && GROUNDS.has(back)) grounds.add(hasCards ? back : swapped(back, ground));
  }
  if (hasCards) grounds.add('sheet');
  return rules.flatMap(({ text, back, least }): Pair[] => {
    if (!text) return [];
    if (back) return [{ text: swapped(text, ground), ground: swapped(back, ground), least }];
    const own = GROUND_OF[text];
    if (own) return [{ text, ground: own, least }];
    const isMeantForNavy = FOR_NAVY.has(text);
    return [...grounds]
      .filter((one) => !isMeantForNavy || isNavy(one))
      .map((one) => ({ text: swapped(text, one), ground: one, least }));
  });
}

const isNavy = (ground: string) => ground.startsWith('navy');

/** What stands for a colour on a ground. */
function swapped(colour: string, ground: string): string {
  const other = Object.entries(ON_NAVY).find(([name]) => name === colour)?.[1];
  return isNavy(ground) ? (other ?? colour) : colour;
}

/** What a rule says about colours of the theme. */
interface ColourRule {
  text?: string | undefined;
  back?: string | undefined;
  least: number;
}

const parsed = new Map<string, ColourRule[]>();

function rulesOf(sheet: string): ColourRule[] {
  const before = parsed.get(sheet);
  if (before) return before;
  const rules: ColourRule[] = [];
  parse(sheet).walkRules((rule) => {
    if (!isSeen(rule)) return;
    const declared = rule.nodes.filter((node) => node.type === 'decl');
    const text = lastColour(declared, /^(?:color|fill)$/);
    const back = lastColour(declared, /^background(?:-color)?$/);
    if (text ?? back) rules.push({ text, back, least: isIcon(rule) ? ICON : TEXT });
  });
  parsed.set(sheet, rules);
  return rules;
}

/** Paper and forced colours have colours of their own; what is disabled need not be read (WCAG 1.4.3). */
function isSeen(rule: Rule): boolean {
  const { parent } = rule;
  const condition = parent?.type === 'atrule' ? (parent as AtRule).params : '';
  return !/print|forced-colors/.test(condition) && !rule.selector.includes(':disabled');
}

const isIcon = ({ selector }: Rule) => /(?:svg|path)(?::[\w-]+\([^)]*\))*$/.test(selector);

/** 'sheet' for `var(--sheet)`, also below the lines of a gradient; mixed colours are none of the theme. */
function lastColour(declared: Declaration[], property: RegExp): string | undefined {
  const value = declared.findLast(({ prop }) => property.test(prop))?.value ?? '';
  return /(?:^|[\s,])var\(--([\w-]+)\)$/.exec(value)?.[1];
}
