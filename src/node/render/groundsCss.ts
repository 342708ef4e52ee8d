import type { SiteConfig } from '../../generated/authored';
import { isDark, ON_NAVY, ON_SHEET } from '../site/grounds';

/**
 * Replaces colours of the theme on navy, and restores them on cards. Empty for a site without a block whose `tone` is
 * navy: heroes and calls to action are always navy and do not need it.
 */
export function groundsCss({ theme, ...config }: SiteConfig): string {
  if (!JSON.stringify([config.pages, config.shared, config.notFound]).includes('"tone":"navy"')) {
    return '';
  }
  const { colors } = theme;
  const swapped = Object.entries(ON_NAVY).map(([name, other]) => [name, `var(--${other})`]);
  return [
    `.blueprint{${scheme(colors.navy)};${declare([...swapped, ['rule', NAVY_RULE]])}}`,
    `.${ON_SHEET}{${scheme(colors.sheet)};${declare(Object.entries(colors))}}`,
    `.blueprint,.${ON_SHEET}{color:var(--ink)}`,
  ].join('');
}

const NAVY_RULE = 'color-mix(in srgb, var(--on-navy) 14%, transparent)';

/** For native controls and scroll bars, and against browsers that darken what is light (see theme.ts). */
const scheme = (ground: string) => `color-scheme:${isDark(ground) ? 'dark' : 'only light'}`;

const declare = (values: string[][]) =>
  values.map(([name, value]) => `--${name}:${value}`).join(';');
