import { encodeText } from './chatLink';

/** How a text is encoded that follows this start of a link. Mail programs want CR LF (RFC 6068). */
export function encoderFor(start: string): (text: string) => string {
  if (import.meta.env.CHAT || !start.startsWith('mailto:')) return encodeText;
  return (text) => encodeText(text).replaceAll('%0A', '%0D%0A');
}
