import type { VisitsWords } from '../../views/visits/words';
import { counted } from './notation';

const WAY_NAMES: Readonly<Record<string, string>> = {
  chat: 'På WhatsApp',
  mail: 'På e-post',
  form: 'Med et skjema',
};

/** The counts of visits in Norwegian. */
export const VISITS: VisitsWords = {
  title: 'Besøk',
  intro:
    'Sider, forespørsler og søk uten treff, talt fra loggen til deres egen server: uten informasjonskapsler, og uten noen andre.',
  privacy:
    'Programmer som søkemotorer er holdt utenfor. Adressene til besøkende blir verken tatt vare på eller vist.',
  open: 'Åpne en logg',
  reading: 'Leser …',
  dropHint:
    'Eller slipp loggfiler her: de leses bare på denne maskinen, også de som er komprimert (.gz).',
  fromFiles: (count) =>
    `Talt fra ${counted(count, { one: 'fil', other: 'filer' })} som du har åpnet.`,
  fromLog: (log, count) =>
    count === 1 ? `Talt fra ${log}.` : `Talt fra ${log} og det den var før.`,
  days: (from, until) => `Den har forespørsler til serveren fra ${from} til ${until}.`,
  noDays: 'Den har ingen forespørsler til serveren fra de siste 90 dagene.',
  unread: (unread, lines) =>
    `${counted(unread, { one: 'linje', other: 'linjer' })} av ${lines} kunne ikke leses.`,
  unreadAll:
    'Ingen av linjene kunne leses. Det må være en logg fra nginx eller Apache i formatet «combined», eller fra Caddy eller Cloudflares Logpush i JSON.',
  robots: (count) => `${count} fra programmer er holdt utenfor.`,
  span: 'Tid',
  lastDays: (days) => `Siste ${days} dager`,
  pages: 'Side',
  none: 'Søk uten treff',
  sent: 'Forespørsel',
  count: 'Antall',
  columns: ['Hva', 'Hvilken', 'Antall'],
  pagesTitle: (total) => `Åpnede sider: ${total}`,
  noneTitle: (total) => `Søk uten treff: ${total}`,
  sentTitle: (total) => `Sendte forespørsler: ${total}`,
  noneWhy:
    'Det besøkende leter etter og ikke finner: et produkt å legge til, eller et ord til synonymene.',
  nothing: 'Ingenting i disse dagene.',
  all: (count) => `Vis alle ${count}`,
  first: (count) => `Vis de første ${count}`,
  way: (name) => WAY_NAMES[name] ?? name,
  copy: 'Kopier til et regneark',
  download: 'Last ned CSV',
  file: 'besok',
  notPartners: 'De som sendes på partneres sider, er ikke med: andres besøkende telles ikke.',
  copied: 'Kopiert: lim det inn i et regneark.',
  isOff:
    'Søk, forespørsler og sider som åpnes inne på nettstedet, telles ikke ennå, bare den første siden i hvert besøk.',
  turnOn: 'Tell dem',
  didTurnOn: 'tell søk og forespørsler',
  turnedOn: 'De telles når nettstedet er publisert, og serveren har fått det nye oppsettet.',
  howTitle: 'Hvor loggen er',
  how: [
    'nginx: ta i bruk dist/hosting/nginx.conf, som skriver den til /var/log/nginx. Enhver logg i formatet «combined» virker også.',
    'Caddy: ta i bruk dist/hosting/Caddyfile, som skriver den til /var/log/caddy.',
    'Apache, som de fleste delte webhoteller: kan lastes ned i kontrollpanelet deres («rå tilgangslogg»).',
    'Cloudflare: Logpush skriver den (datasettet HTTP requests, som JSON), bare i Enterprise. Cloudflare Pages og de mindre abonnementene, Netlify og GitHub Pages gir ingen logg å telle fra.',
  ],
  setLog: 'Oppgi loggen i konfigurasjonen',
};
