import type { VisitsWords } from '../../views/visits/words';
import { counted, form } from './notation';

const WAY_NAMES: Readonly<Record<string, string>> = {
  chat: 'Par WhatsApp',
  mail: 'Par e-mail',
  form: 'Par un formulaire',
};

/** The counts of visits in French. */
export const VISITS: VisitsWords = {
  title: 'Visites',
  intro:
    'Pages, demandes et recherches sans résultat, comptées dans le journal de votre propre serveur : sans cookies, et sans personne d’autre.',
  privacy:
    'Les programmes comme les moteurs de recherche sont laissés de côté. Les adresses des visiteurs ne sont ni gardées ni montrées.',
  open: 'Ouvrir un journal',
  reading: 'Lecture …',
  dropHint:
    'Ou déposez ici des fichiers de journal : ils sont lus sur cet ordinateur seul, compressés (.gz) aussi.',
  fromFiles: (count) =>
    `Compté dans ${counted(count, { one: 'fichier que vous avez ouvert', other: 'fichiers que vous avez ouverts' })}.`,
  fromLog: (log, count) =>
    count === 1 ? `Compté dans ${log}.` : `Compté dans ${log} et ce qu’il était avant.`,
  days: (from, until) => `Il a des requêtes du ${from} au ${until}.`,
  noDays: 'Il n’a aucune requête des 90 derniers jours.',
  unread: (unread, lines) =>
    `${counted(unread, { one: 'ligne', other: 'lignes' })} sur ${lines} ${form(unread, { one: 'est illisible', other: 'sont illisibles' })}.`,
  unreadAll:
    'Aucune de ses lignes n’est lisible. Il faut un journal de nginx ou d’Apache au format « combined », ou de Caddy ou du Logpush de Cloudflare en JSON.',
  robots: (count) =>
    `${counted(count, { one: 'requête de programmes laissée', other: 'requêtes de programmes laissées' })} de côté.`,
  span: 'Période',
  lastDays: (days) => `${days} derniers jours`,
  pages: 'Page',
  none: 'Recherche sans résultat',
  sent: 'Demande',
  count: 'Nombre',
  columns: ['Quoi', 'Lequel', 'Nombre'],
  pagesTitle: (total) => `Pages ouvertes : ${total}`,
  noneTitle: (total) => `Recherches sans résultat : ${total}`,
  sentTitle: (total) => `Demandes envoyées : ${total}`,
  noneWhy:
    'Ce que les visiteurs cherchent et ne trouvent pas : un produit à ajouter, ou un mot pour ses synonymes.',
  nothing: 'Rien ces jours-là.',
  all: (count) => `Tout afficher (${count})`,
  first: (count) => `Afficher les ${count} premiers`,
  way: (name) => WAY_NAMES[name] ?? name,
  copy: 'Copier pour un tableur',
  download: 'Télécharger en CSV',
  file: 'visites',
  notPartners:
    'Celles qui sont envoyées sur les pages de partenaires n’y sont pas : on ne compte pas les visiteurs des autres.',
  copied: 'C’est copié : collez-le dans un tableur.',
  isOff:
    'Les recherches, les demandes et les pages ouvertes dans le site ne sont pas encore comptées, seulement la première page de chaque visite.',
  turnOn: 'Les compter',
  didTurnOn: 'compter les recherches et les demandes',
  turnedOn:
    'Elles seront comptées quand le site sera publié et que le serveur aura son nouveau modèle.',
  howTitle: 'Où se trouve le journal',
  how: [
    'nginx : reprenez dist/hosting/nginx.conf, qui l’écrit dans /var/log/nginx. Tout journal au format « combined » convient aussi.',
    'Caddy : reprenez dist/hosting/Caddyfile, qui l’écrit dans /var/log/caddy.',
    'Apache, comme la plupart des hébergements mutualisés : à télécharger dans leur panneau de gestion (« accès bruts »).',
    'Cloudflare : Logpush l’écrit (jeu de données HTTP requests, en JSON), dans l’offre Enterprise seulement. Cloudflare Pages et ses offres plus petites, Netlify et GitHub Pages ne donnent aucun journal à compter.',
  ],
  setLog: 'Indiquer le journal dans la configuration',
};
