import type { BreadcrumbBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { useDue } from '../../ui/dates/Dated';
import css from './breadcrumb.module.css';

/** The path from the home page to this one (APG breadcrumb) [A6]. */
export default function Breadcrumb({ context }: BlockProps<BreadcrumbBlock>) {
  const strings = useStrings();
  return (
    <nav {...useDue()} className={css.breadcrumb} aria-label={strings.breadcrumb}>
      <ol className="wrap">
        {context.crumbs.map(({ label, href }, index) => (
          <li key={href}>
            {index < context.crumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
