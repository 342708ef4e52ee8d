import { normalised } from '../../../document/table/columns';
import type { ForeignTable } from './rows';

/** What a column of a foreign table can be. */
export const ROLES = {
  code: 'code',
  name: 'name',
  description: 'description',
  category: 'category',
  unit: 'unit',
  picture: 'picture',
  figure: 'specification',
  leave: 'left out',
} as const;

/** One of them. */
export type ColumnRole = keyof typeof ROLES;

/** Which column is what, by its heading without case and signs. */
export type ColumnMapping = Readonly<Record<string, ColumnRole>>;

/** Words of headings in the languages of price lists, without case, accents and signs; the first role that fits. */
const WORDS: readonly [role: ColumnRole, words: RegExp][] = [
  [
    'leave',
    /price|preis|prix|precio|preco|pris|prijs|cost|msrp|rrp|discount|rabatt|vat|mwst|tax|currency|wahrung|stock(?!code|no)|lager(?!nr)|bestand|quantity|qty|menge|available|inventory|moq|leadtime|barcodeimage|url$|link|created|updated|slug|status|rating|review|margin|customs|taric|^id$|^no$|^nr$|^pos$|^#$/,
  ],
  ['picture', /image|picture|photo|bild|foto|imagen|afbeelding|thumbnail/],
  [
    'code',
    /^(?:sku|code|ref|item|part|article|artikel|art|product|stock|catalog(?:ue)?|cat|model|order|bestell|material|teile|vare|mpn|handle|pid|default|referen\w*|codigo|clave|kod|artikul|typ)(?:no|nr|num|number|nummer|numero|code|id|ref|kod|sku|lcode)?$|sku|artikelnr|itemcode|partno|articolo|артикул|код|מקט/,
  ],
  [
    'description',
    /longdescription|description(?:long|2)|details?$|features|beschreibung|langtext|descripcionlarga|body|text$|summary|omschrijvinglang|описание/,
  ],
  [
    'name',
    /^(?:item|product|part|article|material|sales|stock|produkt|artikel)desc(?:ription)?$|^(?:name|title|product|productname|itemname|bezeichnung|kurztext|designation|nom|nombre|naam|navn|benamning|denominacion|producto|descriptionshort|shortdescription|articlename|item|productodescripcion)$|^наименование|^название|שםמוצר|תיאורמוצר|name$|bezeichnung|title/,
  ],
  [
    'category',
    /category|categorie|kategori|categoria|group|gruppe|family|familia|famille|department|collection|producttype|section|warengruppe|tradecategory|категория|группа|^type$/,
  ],
  [
    'unit',
    /^(?:unit|uom|um|einheit|unite|unidad|unidade|enhet|eenheid|unitofmeasure|sellunit|me|salesunit|packunit|ед\w*)$/,
  ],
  ['description', /description|omschrijving|descripcion|descricao|beskrivelse|beskrivning/],
];

/** Guesses which column is what, by its heading and by what is under it. One column each is the code and the name. */
export function guessed({ headings, rows }: ForeignTable): Record<string, ColumnRole> {
  const roles: Record<string, ColumnRole> = {};
  const taken = new Set<ColumnRole>();
  for (const heading of headings) {
    const key = normalised(heading);
    if (key === '' || key in roles) continue;
    const word = WORDS.find(
      ([role, words]) => words.test(key) && !(isOne(role) && taken.has(role)),
    );
    const role = word?.[0] ?? 'figure';
    roles[key] = role;
    taken.add(role);
  }
  if (!taken.has('name')) promote(roles, headings, 'name', (texts) => average(texts) > 6);
  if (!taken.has('name')) promoteWordless(roles, headings, rows);
  if (!taken.has('code')) {
    promote(roles, headings, 'code', (texts) => texts.every((text) => /^\S{1,40}$/.test(text)));
  }
  return roles;

  /** Takes the first column whose texts are all different and fit. */
  function promote(
    into: Record<string, ColumnRole>,
    all: readonly string[],
    role: ColumnRole,
    fits: (texts: string[]) => boolean,
  ): void {
    const found = all.find((heading) => {
      const texts = rows.map((row) => row.get(heading));
      const isFree = ['figure', 'description', 'leave'].includes(into[normalised(heading)] ?? '');
      return (
        isFree &&
        texts.length > 0 &&
        !texts.includes('') &&
        new Set(texts).size === texts.length &&
        fits(texts)
      );
    });
    if (found === undefined) return;
    into[normalised(found)] = role;
    taken.add(role);
  }
}

const isOne = (role: ColumnRole): boolean => ['code', 'name', 'unit', 'description'].includes(role);

const average = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);

/** Where nothing else can be the name, a column of descriptions is. */
function promoteWordless(
  roles: Record<string, ColumnRole>,
  headings: readonly string[],
  rows: ForeignTable['rows'],
): void {
  const found = headings.find(
    (heading) =>
      roles[normalised(heading)] === 'description' && rows.some((row) => row.get(heading) !== ''),
  );
  if (found !== undefined) roles[normalised(found)] = 'name';
}
