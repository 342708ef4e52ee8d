import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import { ON_NAVY, ON_SHEET } from '../../../site/grounds';
import type { Sources } from './sheets';

/** A text colour of the theme, its background, and the minimum contrast (WCAG 2.2, AA). */
export interface Pair {
  text: string;
  ground: string;
  least: number;
}

/** Backgrounds of whole sections. */
const GROUNDS = new Set(['paper', 'sheet', 'navy', 'navy-2']);
/** Colours used on navy only, whatever other backgrounds a block has. */
const FOR_NAVY = new Set(['on-navy', 'on-navy-2', 'line']);
/** Colours with a fixed background: they are backgrounds themselves, or used on the accent colour. */
const GROUND_OF: Record<string, string> = { 'signal-ink': 'signal', sheet: 'ink', paper: 'ink' };

const MIN_TEXT_CONTRAST = 4.5;
/** Minimum contrast of icons (WCAG 1.4.11). */
const MIN_ICON_CONTRAST = 3;

/**
 * The pairs that a component uses on a ground ('paper', 'sheet' or 'navy'), read from its style sheets: a colour is
 * paired with the background in the same rule, otherwise with every ground that the component has.
 */
export function pairsOf(sources: Sources, ground: string): Pair[] {
  const known = paired.get(sources) ?? new Map<string, Pair[]>();
  paired.set(sources, known);
  const pairs = known.get(ground) ?? pair(sources, ground);
  known.set(ground, pairs);
  return pairs;
}

/**
 * Cached, because Studio checks after every change, the pairs only depend on the sources, and pairing took a sixth of a
 * check.
 */
const paired = new WeakMap<Sources, Map<string, Pair[]>>();

function pair({ sheets, code }: Sources, ground: string): Pair[] {
  const rules = sheets.flatMap(rulesOf);
  const hasCards = code.some((text) => text.includes(ON_SHEET));
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

/** The colour that replaces another on a ground. */
function swapped(colour: string, ground: string): string {
  const other = Object.entries(ON_NAVY).find(([name]) => name === colour)?.[1];
  return isNavy(ground) ? (other ?? colour) : colour;
}

/** The theme colours that a rule uses. */
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
    if (text ?? back)
      rules.push({ text, back, least: isIcon(rule) ? MIN_ICON_CONTRAST : MIN_TEXT_CONTRAST });
  });
  parsed.set(sheet, rules);
  return rules;
}

/** Print and forced colours have their own colours; disabled controls are exempt (WCAG 1.4.3). */
function isSeen(rule: Rule): boolean {
  const { parent } = rule;
  const condition = parent?.type === 'atrule' ? (parent as AtRule).params : '';
  return !/print|forced-colors/.test(condition) && !rule.selector.includes(':disabled');
}

const isIcon = ({ selector }: Rule) => /(?:svg|path)(?::[\w-]+\([^)]*\))*$/.test(selector);

/** 'sheet' for `var(--sheet)`, also as the last layer below a gradient; undefined for `color-mix()`. */
function lastColour(declared: Declaration[], property: RegExp): string | undefined {
  const value = declared.findLast(({ prop }) => property.test(prop))?.value ?? '';
  return /(?:^|[\s,])var\(--([\w-]+)\)$/.exec(value)?.[1];
}
