import type { AnchorHTMLAttributes } from 'react';
import { useStrings } from './SiteProvider';

/**
 * A link from the config. External links open a new tab and announce it to screen readers [S16]; internal ones
 * are plain anchors, whose clicks the router intercepts.
 */
export function SiteLink({
  href,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const strings = useStrings();
  if (!/^https?:/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      {/* As one text: between two, React writes a comment, into every link of the footer. */}
      <span className="visually-hidden">{` ${strings.newTab}`}</span>
    </a>
  );
}
