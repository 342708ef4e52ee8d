import { parse } from 'postcss';

/**
 * By style sheet, how selectors begin and what follows '@media' and '@keyframes' in rules for things that no widget
 * of the embed shows.
 */
const NEVER: Record<string, readonly string[]> = {
  'button.module.css': ['.ghost'],
  // Something was added, or cannot be stored: the embed speaks of nothing else.
  'notices.module.css': [
    "[data-type='error']",
    "[data-type='loading']",
    'wait',
    '(max-width: 600px)',
  ],
  // Tiles show what the files of the catalogue hold.
  'product-tile.module.css': ['.text', '.price', '.mark'],
};

/**
 * A style sheet of the widgets without the rules for what the embed never shows. Fails where there is no such
 * rule any more, as it may be after a change of the widget.
 * @param file Its name, without folders.
 */
export function withoutNeverDrawn(css: string, file: string): string {
  const never = NEVER[file];
  if (!never) return css;
  const root = parse(css);
  for (const part of never) {
    let found = false;
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !selector.startsWith(part));
      if (kept.length === rule.selectors.length) return;
      found = true;
      if (kept.length > 0) rule.selectors = kept;
      else rule.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.params !== part) return;
      found = true;
      rule.remove();
    });
    if (!found) throw new Error(`${file} has no rule for "${part}" any more.`);
  }
  return root.toString();
}
