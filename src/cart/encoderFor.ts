import { encodeText } from './chatLink';

/** A text as the link to a mail program carries it: they want CR LF (RFC 6068). */
export const encodeForMail = (text: string) => encodeText(text).replaceAll('%0A', '%0D%0A');

/** How a text is encoded that follows this start of a link: 'mailto:…?body=' or that of a chat. */
export function encoderFor(start: string): (text: string) => string {
  if (import.meta.env.CHAT || !start.startsWith('mailto:')) return encodeText;
  return encodeForMail;
}
