// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

/** The values by the names of their fields; that of the branch is the option's value, not its label. */
export type Values = Record<string, string>;

/** The body of the request: the fields of the form, eight with these three if the config lists none [C14]. */
export type Payload = Values & Record<'_subject' | '_replyto' | '_to', string>;

/** Where a message goes, and what its e-mail is called. */
export interface Address {
  /** The address of the sales team. */
  mailbox: string;
  /** The subject, with the names of fields as placeholders: {name}, {branch}. */
  subject: string;
  /** The name of the field with the visitor's e-mail address; undefined for a form without one. */
  replyTo: string | undefined;
}

/** Builds the request body from the values of the form. */
export function contactPayload(values: Values, { mailbox, subject, replyTo }: Address): Payload {
  return {
    ...values,
    // All at once, so that a placeholder typed as a name is not replaced.
    _subject: subject.replace(/\{([\w-]+)\}/g, (place, name: string) =>
      name === 'branch' ? values[name] || 'No Branch Selected' : (values[name] ?? place),
    ),
    _replyto: (replyTo && values[replyTo]) ?? '',
    _to: mailbox,
  };
}
