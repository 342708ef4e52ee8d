// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { chatLink, encodeText, type ChatAddress } from './chatLink';
import { encodeForMail } from './encoderFor';
import type { FormControl } from '../generated/types';
import type { Payload } from './formPayload';

/**
 * A message as plain text, for chat and e-mail [C11]: what was written in several lines comes first, then a line for
 * every other field that was filled in.
 * @param greeting The first line; omitted if empty.
 */
export function contactText(
  sent: Payload,
  fields: readonly FormControl[],
  greeting: string,
): string {
  const filled = fields.filter(({ name }) => sent[name]);
  return [
    ...(greeting ? [greeting, ''] : []),
    ...filled.filter(isText).flatMap(({ name }) => [sent[name], '']),
    ...filled
      .filter((field) => !isText(field))
      .map(({ name, label, options }) => {
        const chosen = options?.find(({ value }) => value === sent[name]);
        return `${label}: ${chosen?.label ?? sent[name]}`;
      }),
  ].join('\n');
}

const isText = ({ draw }: FormControl) => draw === 'textarea' || draw === 'products';

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
