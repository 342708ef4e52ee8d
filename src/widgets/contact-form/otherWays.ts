// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { chatLink, encodeText, type ChatAddress } from '../../cart/chatLink';
import { encodeForMail } from '../../cart/encoderFor';
import type { Payload } from './payload';
import type { Field, LABELS } from './values';

/** The names of the fields as the visitor reads them. */
type Labels = Record<(typeof LABELS)[Exclude<Field, 'message'>], string>;

/**
 * A message as one text for people, for every way but the form service [C11].
 * @param branch What the visitor reads of the chosen branch.
 * @param greeting The first line, to the company; none where empty.
 */
export function contactText(
  sent: Payload,
  branch: string,
  greeting: string,
  words: Labels,
): string {
  const { name, email, phone, message } = sent;
  return [
    ...(greeting ? [greeting, ''] : []),
    `${message}\n\n${words.contactName}: ${name}`,
    `${words.contactEmail}: ${email}`,
    ...(phone ? [`${words.contactPhone}: ${phone}`] : []),
    `${words.contactBranch}: ${branch}`,
  ].join('\n');
}

/** The links that carry the text by e-mail, and by chat where there is one. */
export function otherWays(
  { _subject, _to }: Payload,
  text: string,
  chat: ChatAddress | undefined,
): { chat: string | undefined; mail: string } {
  return {
    chat: (import.meta.env.CHAT ?? chat) ? chatLink(chat as ChatAddress, text) : undefined,
    mail: `mailto:${_to}?subject=${encodeText(_subject)}&body=${encodeForMail(text)}`,
  };
}
