/** The recipient of chat messages, from `chat` in site.config.json. */
export interface ChatAddress {
  /** In international format; everything but the digits is dropped. */
  number: string;
  /** The URL that the digits are appended to: 'https://wa.me/'. */
  service: string;
}

/** In characters: desktop apps truncate links at about 2,000 [W4]. */
export const MAX_LINK_LENGTH = 1900;

/** The text of the chat button: greeting, then message [F12]. */
export function chatText({ greeting, message }: { greeting: string; message: string }): string {
  return `${greeting} ${message}`;
}

/**
 * Encodes a text for a link [W3]. A lone surrogate becomes U+FFFD instead of throwing.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The link that opens a chat prefilled with a text [F13] [W3]. */
export function chatLink({ service, number }: ChatAddress, text: string): string {
  return `${service}${number.replace(/\D/g, '')}?text=${encodeText(text)}`;
}
