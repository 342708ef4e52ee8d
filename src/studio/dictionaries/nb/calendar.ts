import { DAYS_AHEAD } from '../../../document/dates/changes';
import type { CalendarWords } from '../../views/calendar/words';

/** The calendar in Norwegian. */
export const CALENDAR: CalendarWords = {
  title: 'Kalender',
  intro:
    'Blokker, sider og produkter kan ha en første og en siste dag på nettstedet: i skjemaet til hver, «På nettstedet fra» og «På nettstedet til».',
  zone: (name) => `Alle klokkeslett gjelder ${name}.`,
  changeZone: 'Endre tidssonen',
  build: (when) =>
    `Nettstedet må bygges på nytt ${when}: til da ser besøkende det slik det ble bygd.`,
  noBuild: 'Ingenting endrer seg av seg selv: nettstedet trenger ikke bygges på nytt.',
  byItself: 'Det som skal komme, vises og går av seg selv: nettstedet trenger ikke bygges på nytt.',
  inBrowser: `Blokker vises og går på minuttet i nettleseren til besøkende, i ${DAYS_AHEAD} dager etter at nettstedet ble bygd. Sider og produkter, og lenker til dem, venter på neste bygging.`,
  overdue: (count, when) =>
    count === 1
      ? `Nettstedet ble sist publisert ${when}. Siden da har én endring forfalt: publiser det på nytt.`
      : `Nettstedet ble sist publisert ${when}. Siden da har ${count} endringer forfalt: publiser det på nytt.`,
  publish: 'Publiser …',
  toCome: 'Kommer',
  nothingToCome: 'Ingenting har en dato som ikke er passert.',
  ranOut: 'Utløpt',
  appears: 'Vises',
  goes: 'Går',
  went: 'Borte',
  at: (name, where) => `${name}, ${where}`,
  lists: { products: 'Produkter', shared: 'Delte blokker', notFound: 'Side ikke funnet' },
};
