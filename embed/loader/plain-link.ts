import type { Context } from '../context';

/**
 * The link that hands the list over, for when the widgets cannot be loaded: the same message, without the care
 * for very long lists and for products of the same name.
 */
export function plainLink({ data, list, options }: Context): string {
  const { chat, inquiry } = data;
  const lines = list.items.map(({ name, quantity }) =>
    inquiry.line.replace('{quantity}', `${quantity}`).replace('{name}', () => name),
  );
  const text = [
    chat.greeting,
    '',
    inquiry.opening,
    ...lines,
    '',
    inquiry.closing,
    options.source,
  ].join('\n');
  return `${chat.service}${chat.number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
