import { DAYS_AHEAD } from '../../../document/dates/changes';
import type { CalendarWords } from '../../views/calendar/words';

/** The calendar in French. */
export const CALENDAR: CalendarWords = {
  title: 'Calendrier',
  intro:
    'Blocs, pages et produits peuvent avoir un premier et un dernier jour sur le site : dans le formulaire de chacun, « Sur le site à partir du » et « Sur le site jusqu’au ».',
  zone: (name) => `Toutes les heures sont celles de ${name}.`,
  changeZone: 'Changer de fuseau horaire',
  build: (when) =>
    `Le site doit être reconstruit le ${when} : jusque-là, les visiteurs le voient tel qu’il a été construit.`,
  noBuild: 'Rien ne change de soi-même : il n’est pas nécessaire de reconstruire le site.',
  byItself:
    'Ce qui doit venir apparaît et disparaît de soi-même : il n’est pas nécessaire de reconstruire le site.',
  inBrowser: `Les blocs apparaissent et disparaissent à la minute dite dans le navigateur des visiteurs, pendant ${DAYS_AHEAD} jours après la construction du site. Les pages et les produits, et les liens vers eux, attendent la construction suivante.`,
  overdue: (count, when) =>
    count === 1
      ? `Le site a été publié ${when}. Depuis, une modification est arrivée à échéance : publiez-le de nouveau.`
      : `Le site a été publié ${when}. Depuis, ${count} modifications sont arrivées à échéance : publiez-le de nouveau.`,
  publish: 'Publier …',
  toCome: 'À venir',
  nothingToCome: 'Rien n’a de date à venir.',
  ranOut: 'Échu',
  appears: 'Apparaît',
  goes: 'Disparaît',
  went: 'Disparu',
  at: (name, where) => `${name}, ${where}`,
  lists: { products: 'Produits', shared: 'Blocs partagés', notFound: 'Page introuvable' },
};
