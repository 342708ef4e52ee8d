import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { CompanyAnswers } from '../../../studio/newCompany/answers';
import { checkValue } from '../../config/check/checkValue';
import { createSources } from '../../config/check/colours/sheets';
import { DRAWING, STAND_INS } from '../../assets/standInDrawing';
import { isRecord } from '../../../document/isRecord';
import { languageOf } from '../../language/languageOf';
import { languageWords } from '../../language/languageWords';
import { newCompany } from './newCompany';

const root = process.cwd();
const sources = createSources(root);
const publicDir = join(temporaryFolder(), 'public');
mkdirSync(join(publicDir, 'images'), { recursive: true });
for (const name of [...Object.keys(STAND_INS), '/images/other.svg'])
  writeFileSync(join(publicDir, name), DRAWING);

const ANSWERS: CompanyAnswers = {
  name: 'Hollow Pumps',
  trade: 'Pumps for wells and cellars, sold and mended.',
  language: 'en-GB',
  url: '',
  colours: { main: '#1f4e9d', accent: '#ffb703' },
  branches: [
    {
      name: 'Main Office',
      street: '3 Ropewalk',
      locality: 'Falmouth',
      country: 'United Kingdom',
      phone: '+44 1632 960123',
      email: 'office@hollow.internal',
    },
  ],
  chat: '+44 1632 960124',
  chatMessage: 'I have a question.',
  pages: { about: 'About Us', services: 'Services', store: 'Store', contact: 'Contact' },
  list: 'Your List',
  categories: ['Pumps', 'Pipes & Hoses'],
};

async function check(answers: Partial<CompanyAnswers>) {
  const config = newCompany({ answers: { ...ANSWERS, ...answers }, schema: 'x' });
  const { problems } = await checkValue(config, { root, publicDir, sources });
  const messages = (severity: string) =>
    problems
      .filter((one) => one.severity === severity)
      .map(({ path, message }) => `${path}: ${message}`);
  return { config, errors: messages('error'), warnings: messages('warning') };
}

/** The same config, with every text of its blocks and products written, and another picture. */
function settled(config: object): unknown {
  const starters = new Set<unknown>(
    Object.values(languageWords(languageOf(config)).starter).flat(2),
  );
  const written = (value: unknown): unknown => {
    if (typeof value === 'string' && Object.hasOwn(STAND_INS, value)) return '/images/other.svg';
    if (typeof value === 'string') return starters.has(value) ? 'Written.' : value;
    if (Array.isArray(value)) return value.map(written);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner)]))
      : value;
  };
  return written(config);
}

describe('[V20] the config of a new company', () => {
  const { about, services, store, contact } = ANSWERS.pages as Required<CompanyAnswers['pages']>;

  it.each<[string, Partial<CompanyAnswers>]>([
    ['all pages', {}],
    ['the home page alone', { pages: {}, chat: '' }],
    ['a store without a contact page', { pages: { store } }],
    ['a contact page alone', { pages: { contact } }],
    ['pages about it and its services', { pages: { about, services } }],
    [
      'a Norwegian store',
      {
        language: 'nb',
        name: 'Ærlig Sjø & Båt',
        trade: 'Motorer og deler til fiskebåter, levert og montert.',
        pages: { about: 'Om oss', store: 'Butikk', contact: 'Kontakt' },
        list: 'Forespørsel',
        categories: ['Motorer', 'Gir og aksler'],
      },
    ],
    [
      'an Arabic store, written from right to left',
      {
        language: 'ar',
        name: 'مضخات الوادي',
        trade: 'مضخات للآبار والأقبية، بيعاً وصيانة، مع ضمان وتوصيل سريع إلى كل المدن.',
        pages: { about: 'من نحن', store: 'المتجر', contact: 'اتصل بنا' },
        list: 'قائمتك',
        categories: ['مضخات', 'أنابيب'],
      },
    ],
    ['one letter and one word', { name: 'X', trade: 'Pumps' }],
    [
      'long names',
      {
        name: 'The Very Old Company of Pumps and Pipes Ltd',
        trade: 'Pumps, '.repeat(40),
        categories: ['Everything for wells, cellars, ponds, fountains and drains'],
      },
    ],
    [
      'three offices',
      {
        branches: ['One', 'Two', 'Three'].flatMap((name) =>
          ANSWERS.branches.map((one) => Object.assign({}, one, { name })),
        ),
      },
    ],
    ['colours that are hard to read', { colours: { main: '#ffff00', accent: '#ffffff' } }],
  ])('passes the check with %s', async (_, answers) => {
    expect((await check(answers)).errors).toEqual([]);
  });

  it('has the checker list what is to be filled, and the words to be translated', async () => {
    const { warnings } = await check({});
    expect(warnings.join('\n')).toMatch(/"Reason one" is still the text of a new company/);
    expect(warnings.join('\n')).toMatch(/still the drawing that stands in/);
    expect((await check({ language: 'de' })).warnings.join('\n')).toMatch(/English/);
  });

  it.each(['en-GB', 'fr', 'nb', 'pt-PT', 'pt-BR'])(
    'leaves nothing but texts, pictures and addresses to be settled in %s',
    async (language) => {
      const { errors, warnings } = await check({ language });
      const toSettle =
        /text of a new company|drawing that stands in|not the address of a public site|inbox on your own machine|made-up number/;
      expect(errors).toEqual([]);
      expect(warnings.filter((warning) => !toSettle.test(warning))).toEqual([]);
    },
  );

  it.each(['en-GB', 'fr', 'nb', 'pt-BR'])(
    'has nothing left to be written in %s once its texts are',
    async (language) => {
      const config = newCompany({ answers: { ...ANSWERS, language }, schema: 'x' });
      const { problems } = await checkValue(settled(config), { root, publicDir, sources });
      const left = problems.filter(({ message }) => /new company|stands in|made up/.test(message));
      expect(left.map(({ message }) => message)).toEqual([]);
    },
  );

  it('asks for no office in the form of a company that has one', async () => {
    const form = async (answers: Partial<CompanyAnswers>) =>
      JSON.stringify((await check(answers)).config['pages']).includes('"kind":"message"');
    expect(await form({})).toBe(true);
    const [one] = ANSWERS.branches;
    expect(await form({ branches: [one!, { ...one!, name: 'Yard' }] })).toBe(false);
  });

  it('has addresses made of the names of its pages', async () => {
    const { config } = await check({ pages: { contact: 'Über uns & Kontakt' } });
    const paths = (config['pages'] as { path: string }[]).map(({ path }) => path);
    expect(paths).toEqual(['/', '/uber-uns-kontakt']);
  });
});
