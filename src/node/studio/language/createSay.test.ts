import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../schemas/load';
import { openLanguages, SENTENCES } from './askedLanguage';
import { createSay } from './createSay';
import { sentencePattern } from './sentencePattern';

const ROOT = process.cwd();
const languageOf = openLanguages(ROOT, loadSchemas(ROOT).config);
const french = languageOf('fr').say;
const norwegian = languageOf('nb').say;
const portuguese = languageOf('pt-PT').say;

describe('[T83] a sentence of the checker in another language', () => {
  it('calls fields as the forms do, and writes numbers as they are written there', () => {
    expect(french('"description" has 1234 characters, but at most 160 are allowed.')).toBe(
      '«\u00A0Description\u00A0» a 1\u202F234 caractères, mais 160 au plus sont permis.',
    );
    expect(norwegian('"until" is empty.')).toBe('«På nettstedet til» er tom.');
    expect(french('Give "until" a later date than "from".')).not.toMatch(/until|from/);
  });

  it('keeps what somebody has written, whatever it is', () => {
    expect(portuguese('"a list" is still the text of a new block.')).toBe(
      '«a list» ainda é o texto de um bloco novo.',
    );
    expect(norwegian('There is no product "Pump of the North".')).toBe(
      'Det finnes ikke noe som heter «Pump of the North» (produkt).',
    );
  });

  it('says descriptions of the schemas and examples as they are there', () => {
    const { description } = loadSchemas(ROOT).config.properties?.['branches'] ?? {};
    expect(description).toBeDefined();
    const said = french(`It is required. ${description} Example: "Kafue".`);
    expect(said).toMatch(/^C’est obligatoire\. /);
    expect(said).not.toContain(description);
    expect(said).toMatch(/ Exemple\u00A0: «\u00A0Kafue\u00A0»\.$/);
  });

  it('says several sentences one by one', () => {
    expect(portuguese('Did you mean "bolt"? All icons: https://lucide.dev/icons.')).toBe(
      'Seria «bolt»? Todos os ícones: https://lucide.dev/icons.',
    );
  });

  it('says what may be missing only where it is there', () => {
    expect(french('"name" is missing in Branch.')).toMatch(/ dans «/);
    expect(french('"name" is missing.')).toMatch(/^Il manque «\s+Nom\s+»\.$/);
    expect(
      norwegian(
        'The title of the product "p-1" is the same as that of the product "p-2" of Pumps.',
      ),
    ).toBe('Samme tekst (tittel for produktet «p-1») som for produktet «p-2» for Pumps.');
  });

  it('stays English where it is not translated, with nothing lost', () => {
    const unknown = 'Something new is wrong with "this" and 12 others.';
    expect(french(unknown)).toBe(unknown);
    expect(languageOf('de').say('"name" is missing.')).toBe('"name" is missing.');
  });
});

const languages = readdirSync(SENTENCES).map((name) => name.replace('.json', ''));
const sentences = Object.keys(
  JSON.parse(readFileSync(path.join(SENTENCES, 'fr.json'), 'utf8')) as Record<string, string>,
);

/** What a sentence may be filled with. */
const VALUES: Readonly<Record<string, string>> = {
  n: '7',
  m: '8',
  k: '9',
  code: 'xyz',
  named: '{a}, {b}',
};
const filled = (english: string) =>
  english.replaceAll(/\{(\w+)(\??)\}/g, (_, name: string, optional: string) =>
    optional === '' ? (VALUES[name] ?? 'Xyzzy') : '',
  );

it.each(languages)('[T83] finds each sentence by its own words in %s', (language) => {
  const { say } = languageOf(language);
  const texts = JSON.parse(
    readFileSync(path.join(SENTENCES, `${language}.json`), 'utf8'),
  ) as Record<string, string>;
  const wrong = sentences.filter((english) => {
    const said = say(filled(english));
    const fixed = sentencePattern(texts[english]?.replaceAll(/\{=\w+\}/g, '{label}') ?? '').form;
    return !fixed.test(said);
  });
  expect(wrong).toEqual([]);
});

it('[T83] says where a file is broken, sentence by sentence', () => {
  const broken =
    'Nothing was saved, and your changes are kept: site.config.json cannot be read. Line 12: A comma is missing after "x". Put a comma between two entries.';
  expect(norwegian(broken)).toBe(
    'Ingenting ble lagret, og endringene dine er tatt vare på: site.config.json kan ikke leses. Linje 12: Det mangler et komma etter «x». Sett et komma mellom to elementer.',
  );
  expect(french('catalogue.csv, row 7, column C (Prix): "x" is not a number.')).toBe(
    'catalogue.csv, ligne 7, colonne C (Prix)\u00A0: «\u00A0x\u00A0» n’est pas un nombre.',
  );
  expect(portuguese('take over changes of site.config.json')).toMatch(/ de site\.config\.json$/);
});

it('translates each sentence of 20,000 mistakes once, however often the site is checked', () => {
  let lookups = 0;
  const say = createSay({
    sentences: { 'There is no product "{id}".': 'Il n’y a pas de produit « {id} ».' },
    textOf: (english) => {
      lookups += 1;
      return english;
    },
    labelOf: (key) => key,
    quoted: (text) => `« ${text} »`,
    format: 'fr',
  });
  const check = () => {
    for (let index = 0; index < 20_000; index += 1) say(`There is no product "p-${index}".`);
  };
  check();
  const once = lookups;
  check();
  expect(lookups).toBe(once);
});
