// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { FIELDS, type Values } from './values';

/** The body of the request: exactly eight fields [C14]. */
export type Payload = Values & Record<'_subject' | '_replyto' | '_to', string>;

/**
 * Builds the request body.
 * @param mailbox The address of the sales team.
 * @param subject The subject, with the placeholders {name} and {branch}.
 */
export function contactPayload(written: Values, mailbox: string, subject: string): Payload {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, written[field].trim()]),
  ) as Values;
  const { name, email, branch } = values;
  return {
    ...values,
    // The name comes last, so that a placeholder typed as a name is not replaced.
    _subject: subject
      .replace('{branch}', branch || 'No Branch Selected')
      .replace('{name}', () => name),
    _replyto: email,
    _to: mailbox,
  };
}
