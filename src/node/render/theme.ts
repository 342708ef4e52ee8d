import type { Theme } from '../../generated/authored';
import { writingOf } from '../language/writing';
import { isDark } from '../site/grounds';

/**
 * The theme as CSS custom properties ('--ink:#123456;…'), with spacing for phones and for wider screens, and the
 * rules that the site's language needs.
 */
export function themeCss(theme: Theme, headingStack: string, language: string): string {
  const { sizes } = theme;
  const root = {
    ...theme.colors,
    'font-heading': headingStack,
    'font-heading-weight': theme.fonts.heading.weight,
    'font-body': theme.fonts.body,
    'font-mono': theme.fonts.mono,
    // In rem, to respect the visitor's font size.
    text: `${sizes.text / 16}rem`,
    'line-height': theme['line-height'],
    measure: px(sizes.measure),
    gutter: px(sizes['gutter-phone']),
    step: px(sizes.step),
    section: px(sizes['section-phone']),
    header: px(sizes.header),
  };
  const wide = { gutter: px(sizes.gutter), section: px(sizes.section) };
  // 'only': browsers that darken pages by themselves would turn the paper black, under drawings in navy.
  const scheme = isDark(theme.colors.paper) ? 'dark' : 'only light';
  return `:root{color-scheme:${scheme};${declare(root)}}@media(min-width:768px){:root{${declare(wide)}}}${languageCss(language)}`;
}

/**
 * Empty for left-to-right languages in Latin, Greek and Cyrillic scripts, which the style sheets are written for. In
 * right-to-left languages, numbers and addresses keep their direction.
 */
function languageCss(language: string): string {
  const { direction, joined, tall } = writingOf(language);
  return [
    joined && '*{letter-spacing:0!important}',
    tall && ':root :is(h1,h2,h3){line-height:1.3}',
    direction === 'rtl' &&
      ':is([href^="tel:"],[href^="mailto:"]){direction:ltr;unicode-bidi:isolate}[type=email]{direction:ltr;text-align:right}',
  ]
    .filter(Boolean)
    .join('');
}

const px = (value: number) => `${value}px`;

function declare(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}
