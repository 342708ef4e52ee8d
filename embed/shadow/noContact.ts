import type { Context } from '../context';

/** In the place of contact.tsx where the company has no contact form: the maker of the page is told. */
export function contactNode(_: Record<string, unknown>, { emit }: Pick<Context, 'emit'>): null {
  const message = '<inquiry-contact>: this company has no contact form.';
  console.error(message);
  emit('error', { message });
  return null;
}
