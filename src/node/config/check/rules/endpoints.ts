import type { Rule } from '../context';
import { splitHref } from '../routes';
import { isWholeUrl } from '../wholeUrl';

/** Browsers read a backslash as a slash and drop line breaks and tabs: "/\\t/evil.internal" leads to another site. */
const READ_OTHERWISE = /[\s\p{Cc}\\]/u;

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
  }
};
