import type { Explanation } from './explanation';
import { mendPhone } from './contactForms';
import { valueInWords } from './words';

/** Explains why a text is not a link. */
export function linkForm(value: string): Explanation {
  const shown = valueInWords(value);
  if (value.trim() === '')
    return { message: 'This link leads nowhere: it is empty.', advice: LINKS };
  if (/^\s*(?:javascript|vbscript|data):/i.test(value)) {
    return { message: `${shown} is not a link: it would run code.`, advice: LINKS };
  }
  if (/^http:/i.test(value)) {
    return {
      message: `${shown} is not safe: links to other sites start with https://.`,
      advice: `Write "${value.replace(/^http:/i, 'https:')}".`,
      meant: value.replace(/^http:/i, 'https:'),
    };
  }
  if (/^tel:/i.test(value)) {
    return {
      message: `${shown} is not a phone number that can be called.`,
      advice: 'Write only the number after tel:, without words: "tel:+99 12 345 6789".',
      meant: `tel:${mendPhone(value.slice(4))}`,
    };
  }
  if (/^(?:\/\/|\/\\|\\)/.test(value)) {
    return { message: `${shown} would lead to another site without saying so.`, advice: LINKS };
  }
  if (/^[^\s/@]+@[^\s/@]+$/.test(value)) {
    return {
      message: `${shown} is an e-mail address, not a link.`,
      advice: `Write "mailto:${value}".`,
      meant: `mailto:${value}`,
    };
  }
  if (/^(?:www\.|[\w-]+\.(?:com|org|net|co)\b)/i.test(value)) {
    const meant = `https://${value}`;
    return { message: `${shown} is not a complete address.`, advice: `Write "${meant}".`, meant };
  }
  if (/^[\w-]+(?:\/[\w-]+)*$/.test(value)) {
    return { message: `${shown} does not start with a slash.`, advice: `Write "/${value}".` };
  }
  return { message: `${shown} is not a link that can be used here.`, advice: LINKS };
}

const LINKS =
  'A link is a page ("/contact"), a place on the page ("#projects"), or starts with https://, mailto: or tel:.';
