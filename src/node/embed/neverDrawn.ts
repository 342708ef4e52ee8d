import { parse } from 'postcss';

/** By style sheet, how selectors begin in rules for things that no widget of the embed shows. */
const NEVER: Record<string, readonly string[]> = {
  'button.module.css': ['.ghost'],
  'product-tile.module.css': ['.mark'],
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
    if (!found) throw new Error(`${file} has no rule for "${part}" any more.`);
  }
  return root.toString();
}
