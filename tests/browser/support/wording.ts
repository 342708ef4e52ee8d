import { choosePlurals } from '../../../src/cart/plural';
import { nameLanguage } from '../../../src/node/language/plurals';
import { fill } from '../../../src/node/site/template';

/** What stands in the places of a text: { name: 'Compressor', count: 3 }. */
export type Values = Record<string, string | number>;

/** A place of a text: '{name}', or a choice of plural forms, '{count: one {count} item; other {count} items}'. */
const PLACE = /\{\w+(?::(?:[^{}]|\{\w+\})*)?\}/;

/**
 * A text of a config as the site says it: with the plural forms of its language, and its places filled in. Its spaces
 * are plain, and soft hyphens are gone: Playwright compares texts without regard to either.
 */
export function filled(text: string, values: Values, language: string): string {
  const named = nameLanguage({ text }, language).text;
  const words = Object.entries(values).map(([place, value]) => [place, String(value)]);
  return fill(choosePlurals(named, values), Object.fromEntries(words) as Record<string, string>);
}

/** Matches what begins with one of these texts of a config, whatever stands in their places. */
export function beginningWith(...texts: string[]): RegExp {
  const patterns = texts.map((text) => text.split(PLACE).map(escaped).join('.*'));
  return new RegExp(`^(?:${patterns.join('|')})`);
}

/** A text as a pattern that matches it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
