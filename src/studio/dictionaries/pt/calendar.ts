import { DAYS_AHEAD } from '../../../document/dates/changes';
import type { CalendarWords } from '../../views/calendar/words';

/** The calendar in Portuguese. */
export const CALENDAR: CalendarWords = {
  title: 'Calendário',
  intro:
    'Blocos, páginas e produtos podem ter um primeiro e um último dia no site: no formulário de cada um, «No site a partir de» e «No site até».',
  zone: (name) => `Todas as horas são as de ${name}.`,
  changeZone: 'Mudar o fuso horário',
  build: (when) =>
    `O site tem de ser construído de novo em ${when}: até lá, os visitantes veem-no como foi construído.`,
  noBuild: 'Nada muda por si: não é preciso construir o site de novo.',
  byItself: 'O que está para vir aparece e sai por si: não é preciso construir o site de novo.',
  inBrowser: `Os blocos aparecem e saem ao minuto no navegador dos visitantes, durante ${DAYS_AHEAD} dias depois de o site ser construído. Páginas e produtos, e as ligações para eles, esperam pela construção seguinte.`,
  overdue: (count, when) =>
    count === 1
      ? `O site foi publicado ${when}. Desde então, chegou o dia de uma alteração: é preciso publicar de novo.`
      : `O site foi publicado ${when}. Desde então, chegou o dia de ${count} alterações: é preciso publicar de novo.`,
  publish: 'Publicar …',
  toCome: 'Para vir',
  nothingToCome: 'Nada tem uma data que esteja para vir.',
  ranOut: 'Terminado',
  appears: 'Aparece',
  goes: 'Sai',
  went: 'Saiu',
  at: (name, where) => `${name}, ${where}`,
  lists: { products: 'Produtos', shared: 'Blocos partilhados', notFound: 'Página não encontrada' },
};
