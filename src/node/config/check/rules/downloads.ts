import { isMoment } from '../../../../document/dates/moments';
import { entries, textOf } from '../facts';
import type { Rule } from '../context';

/** Each download has its file, and days are in the calendar. That files are there is checked as of all references. */
export const rule: Rule = ({ facts, warning, error }) => {
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const blocks = pages.flatMap((page) => page.blocks);
  for (const { value, path } of new Set(blocks)) {
    if (value['type'] !== 'downloads') continue;
    for (const item of entries(value, ['items'], path))
      if (item.value['file'] === undefined)
        warning(
          item.path,
          `No file is named for "${textOf(item.value, 'title') ?? ''}": visitors find nothing to download.`,
          'Put the file into public/, such as public/downloads/, and name it under "file"; or remove the entry.',
        );
  }
  for (const { text, path } of facts.texts('day')) {
    const exists: boolean = isMoment(text);
    // The schema reports dates of another form.
    if (!exists && DAY.test(text))
      error(
        path,
        `There is no such day as ${text}.`,
        'Write year, month and day, as in "2026-12-31".',
      );
  }
};

const DAY = /^\d{4}-\d\d-\d\d$/;
