import { companyClock } from '../../../../document/dates/changes';
import { endOf, momentInWords } from '../../../../document/dates/moments';
import type { Context, Rule } from '../context';
import { entries, textOf, type Entry } from '../facts';

/** Vacancies can be applied for, in time, and say how. */
export const rule: Rule = (context) => {
  const { facts, warning } = context;
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const blocks = new Set(
    pages.flatMap((page) => page.blocks.filter(({ value }) => value['type'] === 'vacancies')),
  );
  for (const { value, path } of blocks) {
    const items = entries(value, ['items'], path);
    for (const item of items) checkDays(context, item);
    const hasWay = ['form', 'mail', 'chat'].some((way) => value[way] !== undefined);
    if (items.length > 0 && !hasWay)
      warning(
        path,
        'Nothing says how to apply for these vacancies.',
        'Write the words of a link under "mail" or "chat", or a link to a form under "form".',
      );
  }
};

function checkDays({ config, now, error, warning }: Context, { value, path }: Entry): void {
  const [posted, closes] = [textOf(value, 'posted'), textOf(value, 'closes')];
  const end = endOf({ until: closes });
  if (closes === undefined || end === undefined) return;
  if (posted !== undefined && posted > closes)
    error(
      [...path, 'closes'],
      `This vacancy closes (${momentInWords(closes)}) before it opens (${momentInWords(posted)}): nobody sees it.`,
      'Give "closes" a later date than "posted".',
    );
  else if (companyClock(config, now) >= end)
    warning(
      [...path, 'closes'],
      `This vacancy has closed (${momentInWords(closes)}): visitors no longer see it.`,
      'Remove it, or give it a later "closes".',
    );
}
