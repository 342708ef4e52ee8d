import { ENGLISH, type Describing } from './describing/describing';

/** A name that stands for that of each product or category, or of the site: '{product.name}'. */
const FILLING = /\{(\w+)\.(\w+)\}/g;

/** What a field is called where its name is no word. */
const FIELDS: Record<string, string> = { id: 'code' };

/** A text with what is filled in said in words: '[name of the product] | Acme' for '{product.name} | Acme'. */
export function fillingsInWords(
  text: string,
  words: Pick<Describing, 'filling'> = ENGLISH,
): string {
  return text.replaceAll(FILLING, (_, what: string, field: string) =>
    words.filling(FIELDS[field] ?? field, what),
  );
}

/** What a name is filled in for: 'product' for '{product.name}'; undefined where all of it is written. */
export function filledFor(text: string): string | undefined {
  const [, what] = /\{(\w+)\./.exec(text) ?? [];
  return what;
}
