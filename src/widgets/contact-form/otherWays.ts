// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { chatLink, encodeText, type ChatAddress } from '../../cart/chatLink';
import { encodeForMail } from '../../cart/encoderFor';
import type { Payload } from './payload';
import type { Field, LABELS } from './values';

/** The field labels as visitors read them. */
type Labels = Record<(typeof LABELS)[Exclude<Field, 'message'>], string>;

/**
 * A message as plain text, for chat and e-mail [C11].
 * @param branch The label of the chosen branch.
 * @param greeting The first line; omitted if empty.
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

/** The links that send the text by e-mail and, if the company has a chat, by chat. */
export function otherWays(
  { _subject, _to }: Payload,
  text: string,
  chat: ChatAddress | undefined,
): { chat: string | undefined; mail: string } {
  return {
    chat: chat && chatLink(chat, text),
    mail: `mailto:${_to}?subject=${encodeText(_subject)}&body=${encodeForMail(text)}`,
  };
}
