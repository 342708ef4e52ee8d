import type { SiteConfig } from '../../generated/authored';
import { writingOf } from '../language/writing';
import { ON_NAVY } from '../site/grounds';
import { minifyCss } from './shadowStyles';

/** The theme colours that the widgets use: a test reports any that is missing here. */
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

/** The base unit of spacing on partners' pages. Neither the page nor the company can change it. */
const SPACING_STEP = '8px';

type Theme = SiteConfig['theme'];
type Values = Record<string, string | undefined>;

/** The loader's style sheet with the theme's values inlined, because it uses few of them, and each only once. */
export function loaderTheme(css: string, { theme, site }: SiteConfig): string {
  const day = dayOf(theme);
  const themed = css.replace(/var\(--([\w-]+)\)/g, (_, name: string) => open(name, day[name]));
  return minifyCss(themed + launcherRun(site.language), 'loader.css');
}

/** The theme as custom properties of a shadow root, which the page's styles cannot reach. */
export function widgetTheme({ theme, site }: SiteConfig): string {
  const dark = rule(nightOf(theme), 'dark');
  const css = `${runOf(site.language)}
    :host > * { --step: ${SPACING_STEP} }
    :host > * ${rule(dayOf(theme), 'light')}
    :host > [data-scheme=dark] ${dark}
    @media (prefers-color-scheme: dark) { :host > [data-scheme=auto] ${dark} }`;
  return minifyCss(css, 'theme.css');
}

function dayOf({ colors, fonts }: Theme): Values {
  return {
    ...Object.fromEntries(COLOURS.map((name) => [name, colors[name]])),
    'font-body': fonts.body,
    // The heading font is a web font of the site; partners' pages use the body font instead of loading it.
    'font-heading': 'var(--font-body)',
    'font-mono': fonts.mono,
    plate: colors.sheet,
  };
}

function nightOf({ colors }: Theme): Values {
  const others = { ...ON_NAVY, rule: 'ink-2', error: 'signal' } as const;
  // In the order of the light theme, so that the two compress well.
  const swapped = COLOURS.filter((name) => name in others);
  return Object.fromEntries(
    swapped.map((name) => [name, colors[others[name as keyof typeof others] ?? name]]),
  );
}

/**
 * The direction of widgets. Their text is in the site's language, so they have its direction, whatever that of the
 * page; `dir` on the element overrides it.
 */
function runOf(language: string): string {
  const { direction, joined } = writingOf(language);
  const other = direction === 'ltr' ? 'rtl' : 'ltr';
  // Important: pages in Arabic or Persian may say `* { direction: rtl }`, and `all` does not reset it.
  return `:host { direction: ${direction} !important }
    :host([dir=${other}]) { direction: ${other} !important }
    ${joined ? '* { letter-spacing: 0 !important }' : ''}`;
}

/**
 * The direction of the launcher, which is on the other side in right-to-left languages. The launcher of a script with a
 * name is on the opposite side (see CORNER in embed/loader/named/namedScript.ts).
 */
function launcherRun(language: string): string {
  const { direction, joined } = writingOf(language);
  if (direction === 'ltr') return joined ? '* { letter-spacing: 0 !important }' : '';
  return `${runOf(language)}
    :host(:not([dir=ltr])) [part~=launcher] {
      inset: var(--inquiry-launcher-inset, auto auto 16px 16px)
    }
    :host([data-name]:not([dir=ltr])) [part~=launcher] { inset: auto 16px 16px auto }`;
}

const rule = (values: Values, scheme: 'light' | 'dark') =>
  `{ ${declare(values)} color: var(--ink); color-scheme: ${scheme === 'light' ? 'only light' : scheme} }`;

/** Pages can override the theme only with `--inquiry-<name>` on an ancestor. */
const declare = (values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${open(name, value)};`)
    .join(' ');

/** A value that the page can override. */
const open = (name: string, value: Values[string]) => `var(--inquiry-${name}, ${value})`;
