import type { Element } from './elements';
import { note, type Notes } from '../foreign/notes';

/** What is read of an article, and what says nothing to people, element by element. */
const READ = new Set(
  `SUPPLIER_AID SUPPLIER_PID DESCRIPTION_SHORT DESCRIPTION_LONG EAN INTERNATIONAL_PID SUPPLIER_ALT_AID SUPPLIER_ALT_PID
  MANUFACTURER_AID MANUFACTURER_PID MANUFACTURER_NAME MANUFACTURER_TYPE_DESCR ARTICLE_STATUS PRODUCT_STATUS ARTICLE_ORDER
  PRODUCT_ORDER PRODUCT_TYPE ARTICLE_FEATURES PRODUCT_FEATURES ARTICLE_ORDER_DETAILS PRODUCT_ORDER_DETAILS MIME_INFO
  ARTICLE_REFERENCE PRODUCT_REFERENCE CUSTOMS_TARIFF_NUMBER COUNTRY_OF_ORIGIN PRODUCT_DIMENSIONS MIME UDX.EDXF.MIME_INFO
  UDX.EDXF.PRODUCT_LOGISTIC_DETAILS UDX.EDXF.BRAND_NAME UDX.EDXF.PRODUCT_SERIES UDX.EDXF.PREDECESSOR_PID
  CATALOG_GROUP_ID`.split(/\s+/),
);

/** What holds other elements that are looked at one by one. */
const GROUPS = new Set(
  'ARTICLE_DETAILS PRODUCT_DETAILS USER_DEFINED_EXTENSIONS PRODUCT_LOGISTIC_DETAILS'.split(' '),
);

/** What a product here has no place for, as people call it. */
const LEFT_OUT: readonly [elements: RegExp, words: string][] = [
  [/_PRICE_DETAILS$|^ARTICLE_PRICE$|^PRODUCT_PRICE$/, 'prices: products here have none'],
  [
    /^KEYWORD$/,
    'search words: left out; words of one meaning are in the field "Words that mean the same" of the store',
  ],
  [/^REMARKS$/, 'remarks for programs: left out'],
  [/^BUYER_[AP]ID$/, 'codes of a single buyer: left out'],
  [/^DELIVERY_TIME$/, 'delivery times: left out'],
  [/SPECIAL_TREATMENT_CLASS/, 'classes of dangerous goods: left out'],
  [/^UDX\.EDXF\.PACKING_UNITS$/, 'packings with their sizes and codes: left out'],
];

/** How many names of fields are told one by one. */
const MAX_NAMED = 6;

/** Notes what of articles is not taken over, so that nothing goes without a word. */
export function noteLeftOut(articles: readonly Element[], notes: Notes): void {
  const unknown: Notes = new Map();
  for (const article of articles) noteArticle(article, notes, unknown);
  const names = [...unknown.keys()];
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  const named = `${names.slice(0, MAX_NAMED).join(', ')}${more}`;
  const times = [...unknown.values()].reduce((sum, one) => sum + one, 0);
  note(notes, `fields that products here have no place for: left out (${named})`, times);
}

function noteArticle(article: Element, notes: Notes, unknown: Notes): void {
  for (const element of article.children) {
    if (GROUPS.has(element.name)) noteArticle(element, notes, unknown);
    else if (!READ.has(element.name) && !isRemark(element) && isFilled(element)) {
      const known = LEFT_OUT.find(([elements]) => elements.test(element.name));
      if (known) note(notes, known[1]);
      else note(unknown, element.name);
    }
  }
}

/** Remarks for people: shops use others for the description that search engines show. */
export const isRemark = ({ name, type }: Element): boolean => name === 'REMARKS' && type === '';

const isFilled = ({ text, children }: Element): boolean =>
  text !== '' || children.some((child) => isFilled(child));
