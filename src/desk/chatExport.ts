/** A message of a chat; a text that is none has no sender. */
export interface ChatMessage {
  sender: string | undefined;
  text: string;
}

const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[\p{L}.]{2,6})?`;

/** '27/11/2026, 14:05 - T. Moyo: …' of Android, '[27.11.26, 14:05:33] T. Moyo: …' of iPhones, '[14:05, 27/11/2026] …' of its window. */
const STARTS = [
  new RegExp(`^${DATE},? ${TIME} - (?<rest>.*)$`, 'u'),
  new RegExp(String.raw`^\[${DATE},? ${TIME}\] (?<rest>.*)$`, 'u'),
  new RegExp(String.raw`^\[${TIME},? ${DATE}\] (?<rest>.*)$`, 'u'),
];

/** Invisible marks of direction, and the blanks between a time and 'PM'. */
const clean = (line: string) =>
  line.replace(/[\u200E\u200F\u202A-\u202E\uFEFF]/g, '').replace(/[\u00A0\u202F]/g, ' ');

/** What the app writes behind a message that was edited, in any language: '<This message was edited>'. */
const EDITED = /\s*(?:\u200E<[^<>\n]{3,60}>|<This message was edited>)\s*$/u;

/**
 * The messages of a WhatsApp chat: as it exports them, or as they are copied out of its window. A text without the
 * dates of a chat is one message. What the app itself says ('Messages are end-to-end encrypted') is left out.
 */
export function messagesIn(text: string): ChatMessage[] {
  const messages: ChatMessage[] = [];
  let current: ChatMessage | undefined;
  let isChat = false;
  for (const line of text.split(/\r\n?|\n|\u2028/)) {
    const rest = STARTS.map((start) => start.exec(clean(line))?.groups?.['rest']).find(
      (found) => found !== undefined,
    );
    if (rest !== undefined) {
      isChat = true;
      const [, sender, said] = /^(.{1,60}?): (.*)$/.exec(rest) ?? [];
      current = sender === undefined ? undefined : { sender, text: said ?? '' };
      if (current) messages.push(current);
    } else if (current) current.text += `\n${line}`;
    else if (!isChat) {
      current = { sender: undefined, text: line };
      messages.push(current);
    }
  }
  return messages.map(({ sender, text: said }) => ({ sender, text: said.replace(EDITED, '') }));
}
