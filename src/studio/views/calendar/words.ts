import { DAYS_AHEAD } from '../../../document/dates/changes';
import { inLanguage } from '../../language/spoken';

const ENGLISH = {
  title: 'Calendar',
  intro:
    'Blocks, pages and products may have a first and a last day on the site: in the form of each, “On the site from” and “On the site until”.',
  zone: (name: string) => `All times are those of ${name}.`,
  changeZone: 'Change the time zone',
  build: (when: string) =>
    `The site has to be built again on ${when}: until then, visitors see it as it was built.`,
  noBuild: 'Nothing changes by itself: the site need not be built again.',
  byItself: 'What is to come appears and goes by itself: the site need not be built again.',
  inBrowser: `Blocks appear and go at their minute in the visitor’s browser, for ${DAYS_AHEAD} days after the site was built. Pages and products, and the links to them, wait for the next build.`,
  overdue: (count: number, when: string) =>
    count === 1
      ? `The site was last published ${when}. Since then, one change has become due: publish it again.`
      : `The site was last published ${when}. Since then, ${count} changes have become due: publish it again.`,
  publish: 'Publish …',
  toCome: 'To come',
  nothingToCome: 'Nothing has a date that is still to come.',
  ranOut: 'Run out',
  appears: 'Appears',
  goes: 'Goes',
  went: 'Gone',
  at: (name: string, where: string) => `${name}, ${where}`,
  lists: { products: 'Products', shared: 'Shared blocks', notFound: 'Page not found' },
};

/** The words of the calendar. */
export const WORDS = inLanguage('calendar', ENGLISH);
export type CalendarWords = typeof WORDS;
