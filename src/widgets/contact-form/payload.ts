import { FIELDS, type Values } from './values';

/** What is sent, and nothing beside it: the eight fields of spec 7 "Contact submission" (R28). */
export type Payload = Values & Record<'_subject' | '_replyto' | '_to', string>;

/**
 * The body of the one request of the form. The words of its subject are the specification's: rules of mail
 * programs rely on them.
 * @param mailbox The mailbox of the sales team.
 */
export function contactPayload(written: Values, mailbox: string): Payload {
  const values = Object.fromEntries(
    FIELDS.map((field) => [field, written[field].trim()]),
  ) as Values;
  const { name, email, branch } = values;
  return {
    ...values,
    _subject: `New Contact Form Submission from ${name} - ${branch || 'No Branch Selected'}`,
    _replyto: email,
    _to: mailbox,
  };
}
