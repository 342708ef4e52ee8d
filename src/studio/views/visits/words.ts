import { counted } from '../../counted';
import { inLanguage } from '../../language/spoken';

const WAY_NAMES: Readonly<Record<string, string>> = {
  chat: 'By WhatsApp',
  mail: 'By e-mail',
  form: 'By a form',
};

const ENGLISH = {
  title: 'Visits',
  intro:
    'Pages, inquiries and searches without a result, counted from the log of your own server: without cookies, and without anybody else.',
  privacy:
    'Programs such as search engines are left out. Addresses of visitors are neither kept nor shown.',
  open: 'Open a log',
  reading: 'Reading …',
  dropHint:
    'Or drop log files here: they are read on this computer alone, compressed ones (.gz), too.',
  fromFiles: (count: number) => `Counted from ${counted(count, 'file')} that you have opened.`,
  fromLog: (log: string, count: number) =>
    count === 1 ? `Counted from ${log}.` : `Counted from ${log} and what it was before.`,
  days: (from: string, until: string) => `It has requests from ${from} to ${until}.`,
  noDays: 'It has no request of the last 90 days.',
  unread: (unread: number, lines: number) =>
    `${counted(unread, 'line')} of ${lines} could not be read.`,
  unreadAll:
    'None of its lines could be read. It has to be a log of nginx or Apache in the format “combined”, or of Caddy or Cloudflare’s Logpush in JSON.',
  robots: (count: number) => `${counted(count, 'request')} of programs left out.`,
  span: 'Time',
  lastDays: (days: number) => `Last ${days} days`,
  pages: 'Page',
  none: 'Search without a result',
  sent: 'Inquiry',
  count: 'Count',
  columns: ['What', 'Which', 'Count'],
  pagesTitle: (total: number) => `Pages opened: ${total}`,
  noneTitle: (total: number) => `Searches without a result: ${total}`,
  sentTitle: (total: number) => `Inquiries sent: ${total}`,
  noneWhy: 'What visitors look for and do not find: a product to add, or a word for its synonyms.',
  nothing: 'Nothing on these days.',
  all: (count: number) => `Show all ${count}`,
  first: (count: number) => `Show the first ${count}`,
  way: (name: string) => WAY_NAMES[name] ?? name,
  copy: 'Copy for a spreadsheet',
  download: 'Download CSV',
  file: 'visits',
  notPartners: 'Those sent on partners’ pages are not in it: visitors of others are not counted.',
  copied: 'Copied: paste it into a spreadsheet.',
  isOff:
    'Searches, inquiries and pages opened within the site are not counted yet, only the first page of each visit.',
  turnOn: 'Count them',
  didTurnOn: 'count searches and inquiries',
  turnedOn: 'They are counted once the site is published, and the server has its new sample.',
  howTitle: 'Where the log is',
  how: [
    'nginx: take over dist/hosting/nginx.conf, which writes it to /var/log/nginx. Any log in the format “combined” works, too.',
    'Caddy: take over dist/hosting/Caddyfile, which writes it to /var/log/caddy.',
    'Apache, as most shared hosts: offered for download in their control panel (“raw access”).',
    'Cloudflare: Logpush writes it (dataset HTTP requests, as JSON), in the Enterprise plan alone. Cloudflare Pages and its smaller plans, Netlify and GitHub Pages give no log to count from.',
  ],
  setLog: 'Name the log in the config',
};

/** The words of the counts of visits. */
export const WORDS = inLanguage('visits', ENGLISH);
export type VisitsWords = typeof WORDS;
