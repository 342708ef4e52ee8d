import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import type { Answers } from '../../../document/table/question';
import { doTableTask, type TableResult } from './tableTask';

const root = process.cwd();
const company = join(root, 'tests/fixtures/other-company');
const config = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8')) as {
  store: { products: { id: string }[] };
};
const [first] = config.store.products;

/** What a window in a language is told of a table. */
async function told(language: string, text: string, answers: Answers = {}): Promise<TableResult> {
  const { port1, port2 } = new MessageChannel();
  const data = Buffer.from(text).toString('base64');
  const read = { name: 'list.csv', data, remove: false, answers };
  const publicDir = join(temporaryFolder(), 'public');
  try {
    return await doTableTask({ task: { root, publicDir, config, language, read }, port: port2 });
  } finally {
    port1.close();
  }
}

const OTHER = [
  'Artikel;Bezeichnung;Farbe;Preis',
  'Kugelhähne;;;',
  'KH 15;Kugelhahn aus Messing;rot;12,50',
  'KH 15;Kugelhahn aus Stahl;blau;13,50',
].join('\n');

it('[T83] asks about a table of another system in the language of the window', async () => {
  const asked = await told('pt', OTHER);
  expect(asked).toMatchObject({
    question: {
      text: 'Os títulos desta tabela não são os do site. O que contém cada coluna?',
      columns: { roles: { name: 'nome', figure: 'característica', leave: 'fora' } },
    },
  });
  const columns = 'artikel=code,bezeichnung=name,farbe=figure,preis=leave';
  expect(await told('nb', OTHER, { columns })).toMatchObject({
    question: {
      text: 'Én rad har en kode som allerede står lenger oppe, med andre verdier: KH 15 (rad 4). Hvilke er riktige?',
      choices: [{ label: 'Den første raden for hver: den andre utelates' }, {}],
    },
  });
  const repeats = 'first';
  expect(await told('fr', OTHER, { columns, repeats })).toMatchObject({
    question: {
      text: 'Le site n’a pas la catégorie de certains de ces produits. Où les ranger\u00A0?',
      choices: expect.arrayContaining([
        { value: 'last', label: 'La créer\u00A0: «\u00A0Kugelhähne\u00A0»' },
      ]),
    },
  });
});

it('[T83] says what would change, what is left out and what is wrong in that language', async () => {
  const answers = {
    columns: 'artikel=code,bezeichnung=name,farbe=figure,preis=leave',
    repeats: 'first',
    categories: 'last',
  };
  const { takeover } = (await told('pt', OTHER, answers)) as Extract<
    TableResult,
    { takeover: object }
  >;
  expect(takeover.onTheWay.first).toEqual(
    expect.arrayContaining([
      'Categoria nova: «Kugelhähne».',
      '1 × linhas cujo código já está mais acima: ficam de fora, como indicado.',
      '1 × coluna que fica de fora: Preis.',
    ]),
  );
  const own = await told('fr', `id,name,colour\n${first?.id},Treuil,rouge\nnew-1,,\n`);
  expect(own).toMatchObject({
    takeover: {
      cells: {
        first: [
          expect.stringMatching(/^list\.csv!B2, .*, Nom\u00A0: «\u00A0.*» → «\u00A0Treuil\u00A0»$/),
        ],
      },
      leftOut: { first: ['list.csv!C1\u00A0: aucune colonne ne s’appelle «\u00A0colour\u00A0».'] },
      mistakes: {
        first: [
          expect.stringMatching(/^list\.csv!B3\u00A0: «\u00A0Nom\u00A0» est vide\. /),
          expect.stringMatching(/^list\.csv!ligne 3\u00A0: «\u00A0Description\u00A0» est vide\. /),
          expect.stringMatching(
            /^list\.csv!ligne 3\u00A0: «\u00A0\u00A0» \(catégorie\) n’existe pas/,
          ),
        ],
      },
    },
  });
});
