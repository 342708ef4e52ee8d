import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Rule } from '../context';
import { limitedNearest } from '../suggest';

const require = createRequire(import.meta.url);
let known: ReadonlySet<string> | undefined;

/** Every icon is one of the Lucide set. */
export const icons: Rule = ({ facts, error }) => {
  const used = facts.texts('icon');
  if (used.length === 0) return;
  known ??= iconNames();
  const nearest = limitedNearest();
  for (const { text, path } of used) {
    if (known.has(text)) continue;
    const meant = nearest(text, known);
    error(
      path,
      `There is no icon "${text}".`,
      meant === undefined
        ? 'Choose one of https://lucide.dev/icons.'
        : `Did you mean "${meant}"? All icons: https://lucide.dev/icons.`,
    );
  }
};

function iconNames(): ReadonlySet<string> {
  const nodes: object = JSON.parse(
    readFileSync(require.resolve('lucide-static/icon-nodes.json'), 'utf8'),
  );
  return new Set(Object.keys(nodes));
}
