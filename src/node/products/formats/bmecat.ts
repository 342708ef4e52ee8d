import iconv from 'iconv-lite';
import { allAt, eachElement, textAt, type Element } from '../catalogues/elements';
import { inLanguage } from '../catalogues/languages';
import { featuresOf, groupedFeatures } from '../catalogues/bmecatFeatures';
import { soldIn } from '../tradeUnits';
import type { FileFormat } from '../fileFormat';
import type { ForeignProduct } from '../foreign/product';

/** BMEcat 1.2 and 2005 [bmecat.org]: articles (1.2) or products (2005), their features, and the groups that they are in. */
export const format: FileFormat = {
  title: 'BMEcat',
  extensions: ['.xml', '.bmecat'],
  recognises: (bytes) =>
    /<(?:\w+:)?BMECAT[\s>]/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 4096))),
  read(bytes, { name, language }) {
    const found = readElements(decoded(bytes));
    const wanted = [language, found.language];
    const products = found.articles.map((article) =>
      productFrom(article, { ...found, wanted, name }),
    );
    const grouped = found.articles.reduce((sum, article) => sum + groupedFeatures(article), 0);
    const notes = new Map(grouped > 0 ? [[GROUPED, grouped]] : []);
    return { catalogue: { system: 'BMEcat', products, notes } };
  },
};

const GROUPED =
  'features in groups of eCl@ss, such as the drill holes and pins that drawings need: left out';

/** The file as text: its first line says in which encoding. */
function decoded(bytes: Buffer): string {
  const [, said = 'utf-8'] =
    /^[^>]*encoding=["']([\w.-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0;
  const isKnown: boolean = iconv.encodingExists(said);
  const text = iconv.decode(bytes, isUtf16 ? 'utf-16' : isKnown ? said : 'utf-8');
  // The text is decoded already.
  return text
    .replace(/^\uFEFF?<\?xml[^>]*\?>/, '')
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>/i, '');
}

/** What a file holds, as far as it is about products. */
interface Found {
  language: string;
  articles: Element[];
  groups: Map<string, { names: Element[]; parent: string }>;
  /** The group of each article, by its number. */
  memberships: Map<string, string>;
}

const ELEMENTS = new Set([
  'ARTICLE',
  'PRODUCT',
  'CATALOG_STRUCTURE',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'CATALOG',
]);

function readElements(xml: string): Found {
  const found: Found = { language: '', articles: [], groups: new Map(), memberships: new Map() };
  eachElement(xml, ELEMENTS, (element) => {
    switch (element.name) {
      case 'CATALOG':
        found.language = defaultLanguage(element);
        break;
      case 'CATALOG_STRUCTURE':
        found.groups.set(textAt(element, ['GROUP_ID']), {
          names: allAt(element, ['GROUP_NAME']),
          parent: textAt(element, ['PARENT_ID']),
        });
        break;
      case 'ARTICLE_TO_CATALOGGROUP_MAP':
      case 'PRODUCT_TO_CATALOGGROUP_MAP':
        found.memberships.set(
          textAt(element, ['ART_ID|PROD_ID|SUPPLIER_PID|SUPPLIER_AID']),
          textAt(element, ['CATALOG_GROUP_ID']),
        );
        break;
      default:
        found.articles.push(element);
    }
  });
  return found;
}

function defaultLanguage(catalog: Element): string {
  const languages = allAt(catalog, ['LANGUAGE']);
  return languages[0]?.text ?? '';
}

/** What the products of a file have in common. */
interface Source extends Found {
  wanted: readonly string[];
  name: string;
}

function productFrom(article: Element, source: Source): ForeignProduct {
  const said = (path: readonly string[]) => inLanguage(allAt(article, path), source.wanted);
  const details = 'ARTICLE_DETAILS|PRODUCT_DETAILS';
  const code = textAt(article, ['SUPPLIER_AID|SUPPLIER_PID']);
  const unit = soldIn(
    textAt(article, ['ARTICLE_ORDER_DETAILS|PRODUCT_ORDER_DETAILS', 'ORDER_UNIT']),
  );
  const brand = textAt(article, [details, 'MANUFACTURER_NAME']);
  const theirs = textAt(article, [details, 'MANUFACTURER_AID|MANUFACTURER_PID']);
  const gtin = textAt(article, [details, 'INTERNATIONAL_PID|EAN']);
  return {
    sheet: source.name,
    cell: `line ${article.line}`,
    code,
    name: said([details, 'DESCRIPTION_SHORT']),
    description: said([details, 'DESCRIPTION_LONG']),
    category: groupPath(source.memberships.get(code) ?? '', source),
    ...(unit !== undefined && { unit }),
    figures: [
      ...(brand === '' ? [] : [{ name: 'Manufacturer', value: brand }]),
      ...(theirs === '' || theirs === code ? [] : [{ name: 'Manufacturer’s code', value: theirs }]),
      ...featuresOf(article, source.wanted),
      ...(gtin === '' ? [] : [{ name: 'GTIN', value: gtin }]),
    ],
    pictures: picturesOf(article, source.wanted),
    variants: [],
  };
}

/** From the widest group to the narrowest, without the root, which holds everything. */
function groupPath(id: string, { groups, wanted }: Source): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let at = id; !seen.has(at);) {
    seen.add(at);
    const group = groups.get(at);
    if (!group || group.parent === '' || group.parent === '0') {
      // A group without a parent is the root, unless it is the only one.
      if (group && names.length === 0) names.unshift(inLanguage(group.names, wanted));
      break;
    }
    names.unshift(inLanguage(group.names, wanted));
    at = group.parent;
  }
  return names.filter(Boolean);
}

function picturesOf(article: Element, wanted: readonly string[]): ForeignProduct['pictures'] {
  return allAt(article, ['MIME_INFO|USER_DEFINED_EXTENSIONS', 'MIME']).flatMap((mime) => {
    const file = inLanguage(allAt(mime, ['MIME_SOURCE']), wanted);
    const isPicture =
      /^image\//i.test(textAt(mime, ['MIME_TYPE'])) ||
      /\.(?:jpe?g|png|webp|gif|svg|tiff?)$/i.test(file);
    return isPicture && file !== ''
      ? [{ file, alt: inLanguage(allAt(mime, ['MIME_DESCR']), wanted) }]
      : [];
  });
}
