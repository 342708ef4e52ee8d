/** Where chat messages go: a part of `chat` in site.config.json. */
export interface ChatAddress {
  /** In international form; everything but its digits is left out. */
  number: string;
  /** The address that opens a chat: 'https://wa.me/'. */
  service: string;
}

/** Desktop apps cut links near 2,000 characters [W4]. */
export const LONGEST_LINK = 1900;

/** What the chat button writes: the greeting to the company, then the message [F12]. */
export function chatText({ greeting, message }: { greeting: string; message: string }): string {
  return `${greeting} ${message}`;
}

/**
 * A text as it stands in a chat link [W3]. Half a surrogate pair, which cannot be encoded,
 * becomes U+FFFD instead of an error.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The link that opens a chat with this text written in [F13] [W3]. */
export function chatLink({ service, number }: ChatAddress, text: string): string {
  return `${service}${number.replace(/\D/g, '')}?text=${encodeText(text)}`;
}
