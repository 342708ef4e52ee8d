import { encodeText } from './chatLink';

/** Encodes a text for a mailto link, with line breaks as CR LF (RFC 6068). */
export const encodeForMail = (text: string) => encodeText(text).replace(/%0A/g, '%0D%0A');

/** The encoding for text appended to a link prefix: 'mailto:…?body=', or that of a chat link. */
export function encoderFor(start: string): (text: string) => string {
  return start.startsWith('mailto:') ? encodeForMail : encodeText;
}
