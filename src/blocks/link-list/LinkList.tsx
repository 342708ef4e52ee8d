import type { LinkListBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { SiteLink } from '../../site/SiteLink';
import { useStrings } from '../../site/SiteProvider';
import { gridClass } from '../../ui/grid/gridClass';
import { Section } from '../../ui/section/Section';
import css from './link-list.module.css';
import { Icon } from '../../ui/icon/Icon';
import { ARROW_RIGHT } from '../../ui/icon/icons';

/** Links with a sentence each: those in the config, or else the page's sub-pages [A6]. */
export default function LinkList(props: BlockProps<LinkListBlock>) {
  const { inThisSection } = useStrings();
  const links = props.links ?? props.context.children;
  return (
    <Section {...props} heading={props.heading ?? inThisSection}>
      <ul className={gridClass(links.length)}>
        {links.map((link) => (
          <li key={link.href} className={css.item}>
            <SiteLink href={link.href}>
              <span className={css.label}>
                {link.label} <Icon nodes={ARROW_RIGHT} size={18} />
              </span>
              {link.text && <span className={css.text}>{link.text}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
