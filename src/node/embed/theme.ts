import type { SiteConfig } from '../../generated/authored';
import { writingOf } from '../language/writing';
import { ON_NAVY } from '../site/grounds';
import { minifyCss } from './shadowStyles';

/** The colours that the widgets are drawn in: a test says which one a style sheet misses. */
const COLOURS = [
  'signal',
  'signal-ink',
  'ink',
  'ink-2',
  'paper',
  'sheet',
  'rule',
  'success',
  'error',
] as const;

/** The rhythm of all distances: neither a page nor the company changes it on pages of others. */
const STEP = '8px';

type Theme = SiteConfig['theme'];
type Values = Record<string, string | undefined>;

/** The style sheet of the loader. It uses few values of the theme, each in one place: they are written there. */
export function loaderTheme(css: string, { theme, site }: SiteConfig): string {
  const day = dayOf(theme);
  const themed = css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => open(name, day[name]));
  return minifyCss(themed + launcherRun(site.language), 'loader.css');
}

/** The theme as custom properties inside a shadow root, where no style of the page reaches. */
export function widgetTheme({ theme, site }: SiteConfig): string {
  const dark = rule(nightOf(theme), 'dark');
  const css = `${runOf(site.language)}
    :host > * { --step: ${STEP} }
    :host > * ${rule(dayOf(theme), 'light')}
    :host([scheme=dark]) > * ${dark}
    @media (prefers-color-scheme: dark) { :host([scheme=auto]) > * ${dark} }`;
  return minifyCss(css, 'theme.css');
}

function dayOf({ colors, fonts }: Theme): Values {
  return {
    ...Object.fromEntries(COLOURS.map((name) => [name, colors[name]])),
    'font-body': fonts.body,
    // The heading font of the site is a file of its own: on the pages of others its fallback has to do.
    'font-heading': 'var(--font-body)',
    'font-mono': fonts.mono,
    plate: colors.sheet,
  };
}

function nightOf({ colors }: Theme): Values {
  const others = { ...ON_NAVY, rule: 'ink-2', error: 'signal' } as const;
  // In the order of the day's, so that the two compress well.
  const swapped = COLOURS.filter((name) => name in others);
  return Object.fromEntries(
    swapped.map((name) => [name, colors[others[name as keyof typeof others] ?? name]]),
  );
}

/**
 * The words are in the language of the site, so they run as it does, whichever way the page around them runs; only
 * `dir` says otherwise.
 */
function runOf(language: string): string {
  const { direction, joined } = writingOf(language);
  return `${ownRun(direction)} { direction: ${direction} }
    ${joined ? '* { letter-spacing: 0 !important }' : ''}`;
}

/** Where words run from right to left, the launcher is on the other side. */
function launcherRun(language: string): string {
  const { direction, joined } = writingOf(language);
  if (direction === 'ltr') return joined ? '* { letter-spacing: 0 !important }' : '';
  return `${runOf(language)}
    ${ownRun(direction)} [part~=launcher] {
      inset: var(--inquiry-launcher-inset, auto auto 16px 16px)
    }`;
}

/** The elements that the page has not turned round. */
const ownRun = (direction: 'ltr' | 'rtl') =>
  `:host(:not([dir=${direction === 'ltr' ? 'rtl' : 'ltr'}]))`;

const rule = (values: Values, scheme: 'light' | 'dark') =>
  `{ ${declare(values)} color: var(--ink); color-scheme: ${scheme} }`;

/** A page changes the theme by `--inquiry-<name>` on any element above, and by nothing else. */
const declare = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${open(name, value)};`)
    .join(' ');

/** A value that a page may set. */
const open = (name: string, value: Values[string]) => `var(--inquiry-${name}, ${value})`;
