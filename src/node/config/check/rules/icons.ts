import { iconNodes } from '../../../site/iconNodes';
import type { Rule } from '../context';
import { limitedNearest } from '../suggest';

let known: ReadonlySet<string> | undefined;

/** Every icon is one of the Lucide set. */
export const icons: Rule = ({ facts, error }) => {
  const used = facts.texts('icon');
  if (used.length === 0) return;
  known ??= new Set(Object.keys(iconNodes()));
  const nearest = limitedNearest();
  for (const { text, path } of used) {
    if (known.has(text)) continue;
    const meant = nearest(text, known);
    error(
      path,
      `There is no icon "${text}".`,
      meant === undefined
        ? 'Choose one from https://lucide.dev/icons.'
        : `Did you mean "${meant}"? All icons: https://lucide.dev/icons.`,
    );
  }
};
