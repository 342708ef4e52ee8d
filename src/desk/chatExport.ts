/** A message of a chat; a text that is none has no sender. */
export interface ChatMessage {
  sender: string | undefined;
  text: string;
}

/** '27/11/2026', '27.11.26', '2026-11-27', '2026. 11. 27.', '27.11.26 г.' */
const DATE = String.raw`\d{1,4}(?:\. ?|[/-])\d{1,2}(?:\. ?|[/-])\d{1,4}\.?(?: г\.)?`;
/** '14:05', '14.05.33', '2:05 PM', '2:05 p. m.', '下午2:05' */
const TIME = String.raw`(?:\p{L}{2} ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[\p{L}.]{1,6}(?: [\p{L}.]{1,2})?)?`;
/** What stands between them: 'à', 'klo'. */
const BETWEEN = String.raw`[,،]? (?:\p{L}{1,3}\.? )?`;

/**
 * How the app begins a message in its languages: '27/11/2026, 14:05 - T. Moyo: …' on Android, '[27.11.26, 14:05:33]
 * T. Moyo: …' on iPhones, '[14:05, 27/11/2026] …' copied out of its window, '2026년 11월 27일 오후 2:05, …'.
 */
const STARTS = [
  new RegExp(`^${DATE}${BETWEEN}${TIME} - (?<rest>.*)$`, 'u'),
  new RegExp(`^${TIME},? ${DATE} - (?<rest>.*)$`, 'u'),
  new RegExp(String.raw`^\[${DATE}${BETWEEN}${TIME}\] (?<rest>.*)$`, 'u'),
  new RegExp(String.raw`^\[${TIME},? ${DATE}\] (?<rest>.*)$`, 'u'),
  /^\d{4}년 \d{1,2}월 \d{1,2}일 \p{L}{2} \d{1,2}:\d{2}, (?<rest>.*)$/u,
];

/** Invisible marks of direction, and the blanks between a time and 'PM'. */
const clean = (line: string) =>
  line.replace(/[\u200E\u200F\u202A-\u202E\uFEFF]/g, '').replace(/[\u00A0\u202F]/g, ' ');

/** Figures of Arabic and Persian, in the order of their values. */
const FIGURES = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/** What stands in a line behind the beginning of a message; undefined if it begins none. */
function behindStart(line: string): string | undefined {
  const latin = line.replace(/[٠-٩۰-۹]/g, (figure) => String(FIGURES.indexOf(figure) % 10));
  const found = STARTS.map((start) => start.exec(latin)?.groups?.['rest']).find(
    (rest) => rest !== undefined,
  );
  return found === undefined ? undefined : line.slice(line.length - found.length);
}

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
    const rest = behindStart(clean(line));
    if (rest !== undefined) {
      isChat = true;
      const [, sender, said] = /^(.{1,60}?) ?: (.*)$/.exec(rest) ?? [];
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
