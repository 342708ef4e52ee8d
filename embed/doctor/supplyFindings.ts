import type { InquiryFinding } from '../api';
import type { Supply } from '../context';
import { problem } from './findings';

/** Separators of ids, as in <inquiry-products>. */
const SEPARATORS = /[\s,]+/;

/** Elements and products on the page that the company does not offer. */
export async function supplyFindings(
  elements: readonly HTMLElement[],
  { known, offered }: Supply,
): Promise<InquiryFinding[]> {
  const tags = new Set(elements.map(({ localName }) => localName));
  const ids = [...elements, ...document.querySelectorAll('[data-inquiry-add]')].flatMap(idsOn);
  const found = await known([...new Set(ids)]);
  const missing = [...found].filter(([, entry]) => entry === null).map(([id]) => id);
  return [
    ...[...tags]
      .filter((tag) => !offered.includes(tag))
      .map((tag) => problem(`<${tag}>: this company does not offer it.`)),
    ...(missing.length > 0 ? [problem(`The catalogue has no ${missing.join(', ')}.`)] : []),
  ];
}

/** The products that an element takes from the catalogue: not those that it gives a name. */
function idsOn(element: Element): string[] {
  const of = (name: string) => element.getAttribute(name)?.trim();
  const list = element.localName === 'inquiry-products' && of('products');
  if (list) return list.toLowerCase().split(SEPARATORS);
  const id = of('product') ?? of('data-inquiry-add');
  return id && !of('name') && !of('data-inquiry-name') ? [id] : [];
}
