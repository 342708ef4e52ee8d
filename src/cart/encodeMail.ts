import { encodeText } from './chatLink';

/** A text as it stands in a link that opens a mail program: these want CR LF (RFC 6068). */
export function encodeMail(text: string): string {
  return encodeText(text).replaceAll('%0A', '%0D%0A');
}

/** How a text is to be encoded that follows this start of a link. */
export function encoderFor(start: string): (text: string) => string {
  return start.startsWith('mailto:') ? encodeMail : encodeText;
}
