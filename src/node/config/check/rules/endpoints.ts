import { setValue } from '../../../../document/operation';
import type { Rule } from '../context';
import { splitHref } from '../routes';
import { isWholeUrl } from '../wholeUrl';

/** Browsers read a backslash as a slash and drop line breaks and tabs: "/\\t/evil.internal" leads to another site. */
const READ_OTHERWISE = /[\s\p{Cc}\\]/u;

/**
 * Services at whose addresses our messages, eight fields of JSON, never arrive. Tried or from their documentation:
 * FormSubmit answers JSON at "/ajax/" alone, Web3Forms wants a key in each message, and browsers ask before they send
 * JSON to another site, which Google Apps Script does not answer.
 */
const DEAF: { at: RegExp; why: string; advice: string; meant?: string }[] = [
  {
    at: /^(https:\/\/formsubmit\.co\/)(?!ajax\/)/i,
    why: 'FormSubmit shows a page to people at this address, and takes no messages from a form like this one.',
    advice: 'Put "ajax/" before the name of the mailbox.',
    meant: '$1ajax/',
  },
  {
    at: /^https:\/\/api\.web3forms\.com\//i,
    why: 'Web3Forms accepts only messages with its key in them, and this form sends none.',
    advice:
      'Use a form service with an address of your own, such as Formspree, Basin or Formspark.',
  },
  {
    at: /^https:\/\/script\.google\.com\//i,
    why: 'Browsers do not send the form to Google Apps Script: it does not allow messages in JSON from other sites.',
    advice:
      'Use a form service with an address of your own, such as Formspree, Basin or Formspark.',
  },
];

/** The address that a form is sent to can receive it [K51]. */
export const rule: Rule = ({ facts, routes, error }) => {
  for (const { text, path } of facts.texts('endpoint')) {
    const inside = READ_OTHERWISE.test(text) ? undefined : splitHref(text);
    if (!inside && !isWholeUrl(text)) {
      error(
        path,
        `${JSON.stringify(text)} is not a complete web address.`,
        'Copy the one your form service gives you, such as "https://forms.company.com/f/abc".',
      );
    } else if (inside && routes.page(inside.address) !== undefined) {
      error(
        path,
        `"${text}" is a page of this site, which cannot receive messages.`,
        'Use the address your form service gives you.',
      );
    }
    const deaf = DEAF.find(({ at }) => at.test(text));
    if (!deaf) continue;
    const meant = deaf.meant && text.replace(deaf.at, deaf.meant);
    error(path, deaf.why, deaf.advice, meant ? [setValue(path, meant)] : undefined);
  }
};
