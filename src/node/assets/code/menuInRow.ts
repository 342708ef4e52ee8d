import type { Plugin } from 'postcss';

/** The width in px of a header from which on style sheets set the menu in a row, with letters of the usual size. */
export const AUTHORED = 1024;
/** They say it in the visitor's own letters: where these are large, the menu goes behind its button. */
const LETTER = 16;
const AUTHORED_LETTERS = AUTHORED / LETTER;

/** The style sheets that change with the menu. */
export const MENU_STYLES = /layout[\\/]header\.module\.css|app[\\/]global\.css/;

/**
 * Writes the style sheets of the header for a menu that stands in a row from a width on, which is asked for with
 * every style sheet: while a config is edited, it changes. Where nothing is known, they stay as they are authored.
 */
export function menuInRow(from: () => number | undefined): Plugin {
  return {
    postcssPlugin: 'menu-in-row',
    AtRule(rule) {
      const width = from();
      if (width === undefined || !MENU_STYLES.test(rule.source?.input.file ?? '')) return;
      const letters = Math.round(width / LETTER);
      rule.params = rule.params
        .replace(`min-width: ${AUTHORED_LETTERS}`, `min-width: ${letters}`)
        .replace(`max-width: ${AUTHORED_LETTERS}.`, `max-width: ${letters}.`)
        .replace(`max-width: ${AUTHORED_LETTERS - 1}.`, `max-width: ${letters - 1}.`);
    },
  };
}
