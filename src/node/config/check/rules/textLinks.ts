import { markdownTexts } from '../../../markdown/visits';
import { readMarkdown } from '../../../markdown/parse';
import type { Rule } from '../context';
import { explainPattern } from '../shape/patterns';

/** Links in texts are valid like all other links: scripts and addresses without https:// are refused. */
export const rule: Rule = ({ facts, set, error }) => {
  const link = set.files.get('parts/link.schema.json')?.$defs?.['href'];
  const form = new RegExp(link?.pattern ?? '', 'u');
  for (const kind of ['markdown', 'inline-markdown'] as const) {
    for (const { text, path, isInline } of facts.visits(kind).flatMap(markdownTexts)) {
      if (!text.includes('](')) continue;
      for (const { href } of readMarkdown(text, isInline).links) {
        if (form.test(href)) continue;
        const { message, advice } = explainPattern('The link', href, link);
        error(path, message, advice);
      }
    }
  }
};
