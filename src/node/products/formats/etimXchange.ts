import { isRecord } from '../../../document/isRecord';
import { inLanguage, type Said } from '../catalogues/languages';
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
    const notes = new Map<string, number>();
    const products = listAt(root, 'Supplier')
      .flatMap((supplier) => listAt(supplier, 'Product'))
      .map((product, index) => productFrom(product, { language, notes, sheet: name, index }));
    return { catalogue: { system: 'ETIM xChange', products, notes } };
  },
};

type Part = Record<string, unknown>;

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
  notes: Map<string, number>;
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
  return {
    sheet: source.sheet,
    cell: `product ${source.index + 1}`,
    code,
    name: said('MinimalProductDescription', 'UniqueMainProductDescription') || code,
    description: said('ProductMarketingText', 'FullProductDescription', 'ProductSpecificationText'),
    category: categoryOf(identification, source.language),
    ...(unit !== undefined && { unit }),
    figures: [
      ...(brand === '' ? [] : [{ name: 'Manufacturer', value: brand }]),
      ...featuresOf(product, source),
      ...otherFeatures(product),
      ...gtins(identification).map((value) => ({ name: 'GTIN', value })),
    ],
    pictures: picturesOf(product, source.language),
    variants: [],
  };
}

/** Texts in several languages: objects with a language each, under one of two names, and the text. */
const textsOf = (texts: readonly Part[], field: string): Said[] =>
  texts.map((one) => ({
    language: textOf(one, 'DescriptionLanguage') || textOf(one, 'Language'),
    text: textOf(one, field),
  }));

/** The series of the brand: ETIM's class has a number alone. */
function categoryOf(identification: Part, language: string): string[] {
  const series = listAt(identification, 'BrandDetails').flatMap((one) =>
    listAt(one, 'BrandSeries'),
  );
  return [inLanguage(textsOf(series, 'BrandSeries'), [language])].filter(Boolean);
}

/** The file has no names of ETIM's features, which are in the model that ETIM International publishes. */
const NAMELESS =
  'features that the file names by their ETIM numbers alone, such as EF000007: rename or remove them';

function featuresOf(product: Part, { language, notes }: Source): ForeignFigure[] {
  const classes = listAt(product, 'EtimClassification');
  return classes
    .flatMap((one) => listAt(one, 'EtimFeatures'))
    .flatMap((feature) => {
      const value = featureValue(feature, language);
      if (value === '') return [];
      notes.set(NAMELESS, (notes.get(NAMELESS) ?? 0) + 1);
      return [{ name: textOf(feature, 'EtimFeatureCode'), value }];
    });
}

function featureValue(feature: Part, language: string): string {
  const logical = feature['EtimValueLogical'];
  if (typeof logical === 'boolean') return logical ? 'yes' : 'no';
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

const gtins = (identification: Part): string[] => {
  const value = identification['ProductGtin'];
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
};

/** Attachments of pictures: ATX015 in the list of codes, or a file that is one by its name. */
function picturesOf(product: Part, language: string): ForeignProduct['pictures'] {
  return listAt(product, 'ProductAttachments').flatMap((attachment) => {
    const details = listAt(attachment, 'AttachmentDetails');
    const [first = attachment] = details;
    const file =
      textOf(first, 'AttachmentUri') ||
      textOf(first, 'AttachmentFilename') ||
      textOf(attachment, 'AttachmentUri');
    const isPicture =
      /^ATX015/i.test(textOf(attachment, 'AttachmentType')) ||
      /\.(?:jpe?g|png|webp|gif|svg|tiff?)(?:\?|$)/i.test(file);
    const alt = inLanguage(
      textsOf(listAt(first, 'AttachmentDescription'), 'AttachmentDescription'),
      [language],
    );
    return isPicture && file !== '' ? [{ file, alt }] : [];
  });
}

function listAt(part: Part, key: string): Part[] {
  const value = part[key];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(isRecord);
}

function partAt(part: Part, key: string): Part {
  const value = part[key];
  return isRecord(value) ? value : {};
}

function textOf(part: Part, key: string): string {
  const value = part[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
