import type { Rule } from '../context';
import { splitHref } from '../routes';
import { isWholeUrl } from '../wholeUrl';

/** The address that a form is sent to can receive it. */
export const rule: Rule = ({ facts, routes, error }) => {
  for (const { text, path } of facts.texts('endpoint')) {
    const inside = splitHref(text);
    if (!inside && !isWholeUrl(text)) {
      error(
        path,
        `"${text}" is not a complete web address.`,
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
