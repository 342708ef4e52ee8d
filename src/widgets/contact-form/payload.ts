// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { FIELDS, type Values } from './values';

/** What is sent, and nothing beside it: the eight fields [C14]. */
export type Payload = Values & Record<'_subject' | '_replyto' | '_to', string>;

/**
 * The body of the one request of the form.
 * @param mailbox The mailbox of the sales team.
 * @param subject The words of its subject, with {name} and {branch} to be filled in.
 */
export function contactPayload(written: Values, mailbox: string, subject: string): Payload {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, written[field].trim()]),
  ) as Values;
  const { name, email, branch } = values;
  return {
    ...values,
    // The name comes last: whatever a visitor writes is no place to be filled in.
    _subject: subject
      .replace('{branch}', branch || 'No Branch Selected')
      .replace('{name}', () => name),
    _replyto: email,
    _to: mailbox,
  };
}
