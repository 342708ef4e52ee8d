import iconv from 'iconv-lite';
import { featuresOf } from '../catalogues/bmecatFeatures';
import { filesOf } from '../catalogues/bmecatFiles';
import { isRemark, noteLeftOut } from '../catalogues/bmecatLeftOut';
import { logisticFigures, orderFigures, orderUnit } from '../catalogues/bmecatOrder';
import { referencesOf, statusOf } from '../catalogues/bmecatReferences';
import { allAt, eachElement, textAt, type Element } from '../catalogues/elements';
import { figureNames, type FigureNames } from '../catalogues/figureNames';
import { inLanguage } from '../catalogues/languages';
import { note, type Notes } from '../foreign/notes';
import type { FileFormat } from '../fileFormat';
import { plainText } from '../foreign/plainText';
import type { ForeignFigure, ForeignProduct } from '../foreign/product';

/**
 * BMEcat 1.2 and 2005 [bmecat.org], with what ETIM International adds to it: articles (1.2) or products (2005), their
 * features, and the groups that they are in.
 */
export const format: FileFormat = {
  title: 'BMEcat',
  extensions: ['.xml', '.bmecat'],
  recognises: (bytes) =>
    /<(?:\w+:)?BMECAT[\s>]/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 4096))),
  read(bytes, { name, language }) {
    const found = readElements(decoded(bytes));
    const wanted = [language, found.language];
    const notes: Notes = new Map();
    const names = figureNames(language);
    const kept = found.articles.filter(({ mode }) => mode !== 'delete');
    note(notes, DELETED, found.articles.length - kept.length);
    const source: Source = { ...found, wanted, name, notes, names, siteLanguage: language };
    const products = kept.map((article) => productFrom(article, source));
    noteLeftOut(kept, notes);
    return { catalogue: { system: 'BMEcat', products, notes } };
  },
};

const DELETED = 'products that this file says to delete: left out, and kept on the site';

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
  eachElement(xml, ELEMENTS, (element, path) => {
    if (path.includes('T_UPDATE_PRICES')) throw new Error(PRICES_ALONE);
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

const PRICES_ALONE =
  'This BMEcat file only updates prices (T_UPDATE_PRICES), and products here have none. Ask for the whole catalogue.';

function defaultLanguage(catalog: Element): string {
  const languages = allAt(catalog, ['LANGUAGE']);
  return languages[0]?.text ?? '';
}

/** What the products of a file have in common. */
interface Source extends Found {
  /** The languages of its texts, the one to take first. */
  wanted: readonly string[];
  siteLanguage: string;
  name: string;
  names: FigureNames;
  notes: Notes;
}

const DETAILS = 'ARTICLE_DETAILS|PRODUCT_DETAILS';
const EXTENSIONS = 'USER_DEFINED_EXTENSIONS';

function productFrom(article: Element, source: Source): ForeignProduct {
  const { wanted, names, notes } = source;
  const said = (path: readonly string[]) => inLanguage(allAt(article, path), wanted);
  const code = textAt(article, ['SUPPLIER_AID|SUPPLIER_PID']);
  const unit = orderUnit(article, source.siteLanguage);
  const brand =
    textAt(article, [EXTENSIONS, 'UDX.EDXF.BRAND_NAME']) ||
    textAt(article, [DETAILS, 'MANUFACTURER_NAME']);
  const { figures, sentences } = featuresOf(article, { wanted, names, notes });
  const identity = identityOf(article, code, names);
  return {
    sheet: source.name,
    cell: `line ${article.line}`,
    code,
    name: said([DETAILS, 'DESCRIPTION_SHORT']),
    description: descriptionOf(article, wanted, sentences),
    category: categoryOf(article, code, source),
    ...(brand !== '' && { brand }),
    ...(unit !== undefined && { unit }),
    ...(identity.otherCodes.length > 0 && { otherCodes: identity.otherCodes }),
    ...statusOf(article),
    ...referencesOf(article, notes),
    figures: [
      ...identity.before,
      ...figures,
      ...orderFigures(article, names),
      ...logisticFigures(article, names, source.siteLanguage),
      ...identity.after,
    ],
    ...filesOf(article, wanted, notes),
    variants: [],
  };
}

/** The codes of an article beside its own: found by visitors, and the maker's shown as well. */
function identityOf(
  article: Element,
  code: string,
  names: FigureNames,
): { otherCodes: string[]; before: ForeignFigure[]; after: ForeignFigure[] } {
  const other = (path: string[]): string => {
    const text = textAt(article, path);
    return text === code ? '' : text;
  };
  const theirs = other([DETAILS, 'MANUFACTURER_AID|MANUFACTURER_PID']);
  const type = other([DETAILS, 'MANUFACTURER_TYPE_DESCR']);
  const gtin = other([DETAILS, 'INTERNATIONAL_PID|EAN']);
  const former = other([EXTENSIONS, 'UDX.EDXF.PREDECESSOR_PID']);
  const alternative = other([DETAILS, 'SUPPLIER_ALT_AID|SUPPLIER_ALT_PID']);
  return {
    otherCodes: [...new Set([theirs, type, alternative, former, gtin].filter(Boolean))],
    before: [...figure(names.manufacturersCode, theirs), ...figure(names.type, type)],
    after: figure('GTIN', gtin),
  };
}

const figure = (name: string, value: string): ForeignFigure[] =>
  value === '' ? [] : [{ name, value }];

/** The long description, features that are sentences, and remarks for people. */
function descriptionOf(
  article: Element,
  wanted: readonly string[],
  sentences: readonly string[],
): string {
  const long = inLanguage(allAt(article, [DETAILS, 'DESCRIPTION_LONG']), wanted);
  const remark = inLanguage(allAt(article, [DETAILS, 'REMARKS']).filter(isRemark), wanted);
  const list = sentences.map((one) => `- ${plainText(one)}`).join('\n');
  return [list === '' ? long : `${plainText(long)}\n\n${list}`, remark]
    .filter(Boolean)
    .join('\n\n');
}

/** Its group; catalogues of ETIM have none, but a series. */
function categoryOf(article: Element, code: string, source: Source): string[] {
  const path = groupPath(source.memberships.get(code) ?? '', source);
  if (path.length > 0) return path;
  const series = allAt(article, [EXTENSIONS, 'UDX.EDXF.PRODUCT_SERIES']);
  return [inLanguage(series, source.wanted)].filter(Boolean);
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
