import type { AnchorHTMLAttributes } from 'react';
import { useStrings } from './SiteProvider';

/**
 * A link of the config. Links that leave the site open a new tab and say so to screen readers
 * (acceptance 335); links inside the site are plain, the app listens for their clicks.
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
      <span className="visually-hidden"> {strings.newTab}</span>
    </a>
  );
}
