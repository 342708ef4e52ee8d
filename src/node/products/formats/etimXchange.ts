import { isRecord } from '../../../document/isRecord';
import { NAMELESS, NO_VALUE } from '../catalogues/bmecatFeatures';
import { figureNames, type FigureNames } from '../catalogues/figureNames';
import { inLanguage } from '../catalogues/languages';
import { note, type Notes } from '../foreign/notes';
import { filesOf } from '../catalogues/xchangeFiles';
import { listAt, partAt, textList, textOf, textsOf, type Part } from '../catalogues/xchangeParts';
import { noteLeftOut, relationsOf, tradeFigures } from '../catalogues/xchangeTrade';
import { shownUnit, soldIn } from '../tradeUnits';
import type { FileFormat } from '../fileFormat';
import type { ForeignFigure, ForeignProduct } from '../foreign/product';

/** ETIM xChange [ETIM International]: JSON with products of manufacturers and the items that are traded of them. */
export const format: FileFormat = {
  title: 'ETIM xChange',
  extensions: ['.json'],
  recognises: (bytes) =>
    /"(?:CatalogueId|Supplier|ManufacturerProductNumber)"/i.test(
      new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)),
    ) && /^\s*(?:ï»¿)?\s*[{[]/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 64))),
  read(bytes, { name, language }) {
    const root = parsed(bytes);
    const notes: Notes = new Map();
    const names = figureNames(language);
    const products = listAt(root, 'Supplier')
      .flatMap((supplier) => listAt(supplier, 'Product'))
      .map((product, index) =>
        productFrom(product, { language, notes, names, sheet: name, index }),
      );
    return { catalogue: { system: 'ETIM xChange', products, notes } };
  },
};

function parsed(bytes: Buffer): Part {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error('This file is no well-formed JSON: it is damaged, or was cut off.', { cause });
  }
  if (isRecord(value) && listAt(value, 'Supplier').length > 0) return value;
  throw new Error(
    'This JSON file is no ETIM xChange catalogue: it has no "Supplier" with products.',
  );
}

interface Source {
  language: string;
  notes: Notes;
  names: FigureNames;
  sheet: string;
  index: number;
}

function productFrom(product: Part, source: Source): ForeignProduct {
  const identification = partAt(product, 'ProductIdentification');
  const [item = {}] = listAt(product, 'TradeItem');
  // Traders that make nothing themselves may have numbers of their own alone.
  const code =
    textOf(identification, 'ManufacturerProductNumber') ||
    textOf(partAt(item, 'ItemIdentification'), 'SupplierItemNumber');
  const texts = listAt(partAt(product, 'ProductDetails'), 'ProductDescriptions');
  const said = (...fields: string[]): string => {
    const found = fields.map((field) => inLanguage(textsOf(texts, field), [source.language]));
    return found.find((text) => text !== '') ?? '';
  };
  const brand = textOf(identification, 'BrandName') || textOf(identification, 'ManufacturerName');
  const unit = soldIn(textOf(partAt(item, 'Ordering'), 'OrderUnit'));
  const { former, ...relations } = relationsOf(product, source.notes);
  const gtins = textList(identification, 'ProductGtin');
  const otherCodes = [...codesOf(item), ...former, ...gtins].filter((one) => one !== code);
  noteLeftOut(product, source.notes);
  return {
    sheet: source.sheet,
    cell: `product ${source.index + 1}`,
    code,
    name: said('MinimalProductDescription', 'UniqueMainProductDescription') || code,
    description: said('ProductMarketingText', 'FullProductDescription', 'ProductSpecificationText'),
    category: categoryOf(identification, source.language),
    ...(unit !== undefined && { unit }),
    ...(brand !== '' && { brand }),
    ...(otherCodes.length > 0 && { otherCodes }),
    ...relations,
    figures: [
      ...featuresOf(product, source),
      ...otherFeatures(product),
      ...tradeFigures(product, item, source.names, source.language),
      ...gtins.map((value) => ({ name: 'GTIN', value })),
    ],
    ...filesOf(product, source.language, source.notes),
    variants: [],
  };
}

/** The numbers that trade knows an item by, beside that of its maker. */
const codesOf = (item: Part): string[] =>
  ['SupplierItemNumber', 'SupplierAltItemNumber', 'ManufacturerItemNumber']
    .map((key) => textOf(partAt(item, 'ItemIdentification'), key))
    .filter(Boolean);

/** The series of the brand: ETIM's class has a number alone. */
function categoryOf(identification: Part, language: string): string[] {
  const series = listAt(identification, 'BrandDetails').flatMap((one) =>
    listAt(one, 'BrandSeries'),
  );
  return [inLanguage(textsOf(series, 'BrandSeries'), [language])].filter(Boolean);
}

function featuresOf(product: Part, { language, notes, names }: Source): ForeignFigure[] {
  const classes = listAt(product, 'EtimClassification');
  return classes
    .flatMap((one) => listAt(one, 'EtimFeatures'))
    .flatMap((feature) => {
      const value = featureValue(feature, language, names);
      const code = textOf(feature, 'EtimFeatureCode');
      if (value === '' || NO_VALUE.test(value)) return [];
      note(notes, code === '' ? UNNAMED : NAMELESS);
      return code === '' ? [] : [{ name: code, value }];
    });
}

const UNNAMED = 'features without a name and a number: left out';

function featureValue(feature: Part, language: string, names: FigureNames): string {
  const logical = feature['EtimValueLogical'];
  if (typeof logical === 'boolean') return logical ? names.yes : names.no;
  const lower = textOf(feature, 'EtimValueRangeLower');
  const upper = textOf(feature, 'EtimValueRangeUpper');
  if (lower !== '' && upper !== '') return `${lower} – ${upper}`;
  const details = textsOf(listAt(feature, 'EtimValueDetails'), 'EtimValueDetails');
  return (
    textOf(feature, 'EtimValueNumeric') ||
    inLanguage(details, [language]) ||
    textOf(feature, 'EtimValueCode')
  );
}

/** Features of other classifications, which have names. */
function otherFeatures(product: Part): ForeignFigure[] {
  const classes = listAt(product, 'OtherClassifications');
  return classes
    .flatMap((one) => listAt(one, 'ClassificationFeatures'))
    .map((feature) => {
      const values = [1, 2].map((n) => textOf(feature, `ClassificationFeatureValue${n}`));
      const unit = shownUnit(textOf(feature, 'ClassificationFeatureUnit'));
      const figure: ForeignFigure = {
        name: textOf(feature, 'ClassificationFeatureName'),
        value: values.filter(Boolean).join(' – '),
      };
      if (unit !== '') figure.unit = unit;
      return figure;
    });
}
