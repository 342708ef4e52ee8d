import type { Rule } from '../context';
import { explainSiteUrl } from '../shape/siteUrl';
import { isSiteUrl, isWholeUrl } from '../wholeUrl';

/** The site's own address, and external ones that are not links, are complete and valid. */
export const rule: Rule = ({ facts, error }) => {
  for (const { text, path } of facts.texts('site-url')) {
    if (isSiteUrl(text)) continue;
    const { message, advice } = explainSiteUrl(text);
    error(path, message, advice);
  }
  for (const { text, path } of facts.texts('address')) {
    if (isWholeUrl(text)) continue;
    error(
      path,
      `"${text}" is not a complete web address.`,
      'Copy it from the address bar of your browser: "https://company.com/page".',
    );
  }
};
