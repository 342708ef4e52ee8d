import { filledFor } from './fillings';
import { isRecord } from './isRecord';

/** What a page is called: its short name, or its title up to the first bar, or its address; empty without any. */
export function pageName(page: unknown): string {
  if (!isRecord(page)) return '';
  const [name, title, path] = [textOf(page['name']), textOf(page['title']), textOf(page['path'])];
  const short = title.split('|')[0]?.trim() ?? '';
  if (name !== '' && !name.includes('{')) return name;
  // A page for each product has the name of the product: '{product.name}'.
  const each = filledFor(`${name} ${short}`);
  return each === undefined ? short || path : `Every ${each}`;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
