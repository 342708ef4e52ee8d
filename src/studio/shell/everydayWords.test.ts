import { readdirSync, readFileSync } from 'node:fs';
import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../node/schemas/load';
import { blockKinds } from '../../node/studio/blockKinds';
import { COMMAND_WORDS, TOOL_WORDS } from './everydayWords';
import { findable } from './findable';
import { search } from './searching';
import type { StudioShell } from './studio';
import type { StudioView } from './views';

const COMPANY = 'tests/fixtures/other-company';
const schemas = loadSchemas(process.cwd());
const root = signal<unknown>(JSON.parse(readFileSync(`${COMPANY}/site.config.json`, 'utf8')));
const views = new Map(
  Object.keys(TOOL_WORDS).map((name) => [name, { title: `tool ${name}` } as StudioView]),
);
const studio = { session: { schema: schemas.config, root }, views, formAt: signal('/pages/0') };
const { choices } = findable(studio as unknown as StudioShell, {
  commands: Object.entries(COMMAND_WORDS).map(([name, words]) => ({
    name: `command ${name}`,
    detail: '',
    words,
  })),
  additions: blockKinds(schemas, undefined, COMPANY).map(({ type, title, words }) => ({
    name: `add ${type}`,
    detail: title,
    words,
  })),
});

/** What a marketing person types, and where that leads first, by the value of the choice. */
const WANTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  English: {
    times: '/branches/0/hours',
    'opening hours': '/branches/0/hours',
    'change our opening times': '/branches/0/hours',
    'phone number': '/branches/0/phones',
    mobile: '/branches/0/phones',
    'e-mail address': '/branches/0/email',
    'where we are': '/branches/0/address',
    directions: '/branches/0/map',
    'company name': '/site/name',
    favicon: '/site/logo',
    colours: 'tool look',
    fonts: 'tool look',
    'main menu': '/navigation',
    Facebook: '/social',
    'bottom of the page': '/footer',
    WhatsApp: '/chat',
    holiday: '/announcement',
    'closed for Christmas': '/announcement',
    statistics: 'tool visits',
    backup: 'tool history',
    'put online': 'tool publish',
    'show the boss': 'tool publish',
    'QR code': 'tool publish',
    translate: 'tool words',
    brochures: 'tool files',
    'data sheet': 'tool files',
    photos: 'tool pictures',
    'add product': 'tool products',
    SEO: '/pages/0/title',
    'meta description': '/pages/0/description',
    '404': '/notFound',
    domain: '/site/url',
    'old address': '/redirects',
    'new page': 'command addPage',
    'remove page': 'command deletePage',
    URL: 'command movePage',
    'replace a word everywhere': 'command replace',
    FAQ: 'add accordion',
    'YouTube video': 'add video',
    staff: 'add team',
    jobs: 'add vacancies',
  },
  French: {
    horaires: '/branches/0/hours',
    'heures d’ouverture': '/branches/0/hours',
    "heures d'ouverture": '/branches/0/hours',
    telephone: '/branches/0/phones',
    courriel: '/branches/0/email',
    rue: '/branches/0/address',
    itinéraire: '/branches/0/map',
    'nom de l’entreprise': '/site/name',
    couleurs: 'tool look',
    'pied de page': '/footer',
    'réseaux sociaux': '/social',
    'reseaux sociaux': '/social',
    congés: '/announcement',
    vacances: '/announcement',
    statistiques: 'tool visits',
    sauvegarde: 'tool history',
    'mettre en ligne': 'tool publish',
    traduire: 'tool words',
    'fiche technique': 'tool files',
    médiathèque: 'tool pictures',
    'ajouter un produit': 'tool products',
    'nom de domaine': '/site/url',
    'ancienne adresse': '/redirects',
    'nouvelle page': 'command addPage',
    'supprimer la page': 'command deletePage',
    'remplacer partout': 'command replace',
    annuler: 'command undo',
    'questions fréquentes': 'add accordion',
    équipe: 'add team',
  },
  Norwegian: {
    åpningstider: '/branches/0/hours',
    apningstider: '/branches/0/hours',
    telefonnummer: '/branches/0/phones',
    epost: '/branches/0/email',
    besøksadresse: '/branches/0/address',
    veibeskrivelse: '/branches/0/map',
    firmanavn: '/site/name',
    farger: 'tool look',
    skrifttype: 'tool look',
    bunntekst: '/footer',
    'sosiale medier': '/social',
    ferie: '/announcement',
    stengt: '/announcement',
    statistikk: 'tool visits',
    sikkerhetskopi: 'tool history',
    'legge ut': 'tool publish',
    oversette: 'tool words',
    datablad: 'tool files',
    'laste opp': 'tool pictures',
    varer: 'tool products',
    domene: '/site/url',
    videresending: '/redirects',
    'ny side': 'command addPage',
    'slette siden': 'command deletePage',
    'bytte ut': 'command replace',
    angre: 'command undo',
    'ofte stilte spørsmål': 'add accordion',
    ansatte: 'add team',
  },
  Portuguese: {
    horário: '/branches/0/hours',
    horario: '/branches/0/hours',
    telemóvel: '/branches/0/phones',
    'correio eletrónico': '/branches/0/email',
    morada: '/branches/0/address',
    'como chegar': '/branches/0/map',
    'nome da empresa': '/site/name',
    cores: 'tool look',
    rodapé: '/footer',
    'redes sociais': '/social',
    férias: '/announcement',
    estatísticas: 'tool visits',
    'cópia de segurança': 'tool history',
    'pôr online': 'tool publish',
    traduzir: 'tool words',
    folhetos: 'tool files',
    fotografias: 'tool pictures',
    artigos: 'tool products',
    domínio: '/site/url',
    redirecionamento: '/redirects',
    'nova página': 'command addPage',
    'eliminar página': 'command deletePage',
    substituir: 'command replace',
    anular: 'command undo',
    'perguntas frequentes': 'add accordion',
    equipa: 'add team',
  },
};

it.each(
  Object.entries(WANTED).flatMap(([language, words]) =>
    Object.entries(words).map(([typed, found]) => [language, typed, found] as const),
  ),
)('[T65] finds by the %s word "%s"', (_, typed, found) => {
  expect(search(choices, typed)[0]?.value).toBe(found);
});

it('knows everyday words for each tool', () => {
  expect(Object.keys(TOOL_WORDS).toSorted()).toEqual(
    readdirSync('src/studio/views', { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name)
      .toSorted(),
  );
});
