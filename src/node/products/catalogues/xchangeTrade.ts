import type { ForeignFigure, ForeignProduct } from '../foreign/product';
import { shownUnit, soldIn } from '../tradeUnits';
import { countryName, type FigureNames } from './figureNames';
import { note, type Notes } from '../foreign/notes';
import { listAt, partAt, textList, textOf, type Part } from './xchangeParts';

/** How an item is ordered, what customs ask, its weight and dimensions, as figures. */
export function tradeFigures(
  product: Part,
  item: Part,
  names: FigureNames,
  language: string,
): ForeignFigure[] {
  const ordering = partAt(item, 'Ordering');
  const identification = partAt(product, 'ProductIdentification');
  const tariff = textOf(identification, 'CustomsCommodityCode');
  const origins = textList(identification, 'CountryOfOrigin');
  return [
    ...figure(names.contents, contentsOf(ordering)),
    ...figure(names.leastOrder, moreThanOne(ordering, 'MinimumOrderQuantity')),
    ...figure(names.orderStep, moreThanOne(ordering, 'OrderStepSize')),
    ...listAt(item, 'ItemLogisticDetails')
      .slice(0, 1)
      .flatMap((details) => sizes(details, names)),
    ...figure(names.customsNumber, tariff),
    ...figure(names.origin, origins.map((code) => countryName(code, language)).join(', ')),
  ];
}

const figure = (name: string, value: string): ForeignFigure[] =>
  value === '' ? [] : [{ name, value }];

function moreThanOne(part: Part, key: string): string {
  const count = Number(textOf(part, key));
  return count > 1 ? String(count) : '';
}

/** How many pieces or metres are used of one that is ordered: '50 m'. */
function contentsOf(ordering: Part): string {
  const count = moreThanOne(ordering, 'UseUnitConversionFactor');
  const unit = soldIn(textOf(ordering, 'UseUnit'));
  return count === '' ? '' : [count, unit].filter(Boolean).join(' ');
}

const SIZES: readonly [key: string, name: keyof FigureNames, unit: string][] = [
  ['BaseItemNetWeight', 'weight', 'NetWeightUnit'],
  ['BaseItemNetVolume', 'volume', 'NetVolumeUnit'],
  ['BaseItemNetLength', 'length', 'NetDimensionUnit'],
  ['BaseItemNetWidth', 'width', 'NetDimensionUnit'],
  ['BaseItemNetHeight', 'height', 'NetDimensionUnit'],
  ['BaseItemNetDiameter', 'diameter', 'NetDimensionUnit'],
];

const sizes = (details: Part, names: FigureNames): ForeignFigure[] =>
  SIZES.flatMap(([key, name, unitKey]): ForeignFigure[] => {
    const value = textOf(details, key);
    const unit = shownUnit(textOf(details, unitKey));
    return Number(value) > 0 ? [{ name: names[name], value, ...(unit !== '' && { unit }) }] : [];
  });

/** What goes with a product, the closest first [ETIM xChange 1.1, RelationType]. */
const RELATED = [
  'MANDATORY',
  'ACCESSORY',
  'SELECT',
  'SPAREPART',
  'UPSELLING',
  'CROSS-SELLING',
  'SIMILAR',
  'OTHER',
];

const PARTS = 'relations to parts of a set and to main products: left out';

/** What a product refers to, whether it is still made, and the codes of what it replaces. */
export function relationsOf(
  product: Part,
  notes: Notes,
): Pick<ForeignProduct, 'status' | 'successor' | 'related'> & { former: string[] } {
  const relations = listAt(product, 'ProductRelations').map((one) => ({
    code: textOf(one, 'RelatedManufacturerProductNumber'),
    type: textOf(one, 'RelationType').toUpperCase(),
  }));
  const of = (wanted: string) =>
    relations.filter(({ type, code }) => type === wanted && code !== '').map(({ code }) => code);
  const known = new Set([...RELATED, 'SUCCESSOR', 'PREDECESSOR']);
  note(notes, PARTS, relations.filter(({ type }) => !known.has(type)).length);
  const [successor] = of('SUCCESSOR');
  const related = RELATED.flatMap(of);
  const isObsolete = textOf(partAt(product, 'ProductDetails'), 'ProductStatus') === 'OBSOLETE';
  return {
    former: of('PREDECESSOR'),
    ...(isObsolete && { status: 'discontinued' }),
    ...(successor !== undefined && { successor }),
    ...(related.length > 0 && { related: [...new Set(related)] }),
  };
}

/** What a product here has no place for, by the key that holds it, in the product or its item. */
const LEFT_OUT: readonly [key: string, words: string][] = [
  ['Pricing', 'prices: products here have none'],
  ['PackagingUnit', 'packings with their sizes and codes: left out'],
  ['Legislation', 'declarations of dangerous goods and substances: left out'],
  ['LcaEnvironmental', 'environmental data: left out'],
  ['ProductCountrySpecificFields', 'fields of single countries: left out'],
  ['ItemCountrySpecificFields', 'fields of single countries: left out'],
  ['ItemAttachments', 'files of items: left out'],
  ['ItemRelations', 'relations of items: left out'],
];

const KEYWORDS =
  'search words: left out; words of one meaning are in the field "Words that mean the same" of the store';
const ITEMS = 'further items of a product, such as other packings: left out';

/** Notes what of a product is not taken over, so that nothing goes without a word. */
export function noteLeftOut(product: Part, notes: Notes): void {
  const [item = {}, ...others] = listAt(product, 'TradeItem');
  for (const [key, words] of LEFT_OUT) {
    const filled = [product, item].flatMap((part) => listAt(part, key));
    note(notes, words, filled.filter((one) => Object.keys(one).length > 0).length);
  }
  const texts = listAt(partAt(product, 'ProductDetails'), 'ProductDescriptions');
  note(notes, KEYWORDS, texts.flatMap((one) => textList(one, 'ProductKeyword')).length);
  note(notes, ITEMS, others.length);
}
