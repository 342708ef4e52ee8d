import { ENGLISH, type Describing } from './describing/describing';
import { filledFor } from './fillings';
import { isRecord } from './isRecord';

/**
 * What a page is called: its short name, or its title up to the first bar, or its address; empty without any.
 * @param words How a page for each product is called, which has no name of its own.
 */
export function pageName(page: unknown, words: Pick<Describing, 'pageOfEach'> = ENGLISH): string {
  if (!isRecord(page)) return '';
  const [name, title, path] = [textOf(page['name']), textOf(page['title']), textOf(page['path'])];
  const short = title.split('|')[0]?.trim() ?? '';
  if (name !== '' && !name.includes('{')) return name;
  // A page for each product has the name of the product: '{product.name}'.
  const each = filledFor(`${name} ${short}`);
  return each === undefined ? short || path : words.pageOfEach(each);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
