import type { BlockKind } from '../protocol';
import { includesText } from '../ui/includesText';
import { search } from './searching';

/** The kinds that a text finds by their names, their everyday words, and last by what they are for. */
export function kindsFor(text: string, kinds: readonly BlockKind[]): BlockKind[] {
  const choices = kinds.map(({ type, title, words, description }) => ({
    value: type,
    label: title,
    names: `${type} ${words}`,
    help: description,
  }));
  const order = search(choices, text).map(({ value }) => value);
  const isCalled = (title: string) =>
    Number(includesText(title, text)) + Number(title.toLowerCase() === text.trim().toLowerCase());
  return kinds
    .filter(({ type }) => order.includes(type))
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .toSorted((a, b) => isCalled(b.title) - isCalled(a.title));
}
