import type { ContactFormBlock, InterfaceStrings } from '../../../generated/authored';

/**
 * The subject of a form's messages if the config lists its fields: its own, or the usual one, without the office if the
 * form asks for none. Undefined for the form of the specification, whose subject is in the strings.
 */
export function formSubject(
  { fields, subject }: Pick<ContactFormBlock, 'fields' | 'subject'>,
  { contactSubject }: InterfaceStrings,
): string | undefined {
  if (subject !== undefined || !fields) return subject;
  const asksOffice = fields.some(({ kind }) => kind === 'branch');
  return asksOffice ? contactSubject : contactSubject.replace(/[^\p{L}\p{N}})]*\{branch\}/u, '');
}
