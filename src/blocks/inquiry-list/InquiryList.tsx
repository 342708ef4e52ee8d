import cx from 'classnames';
import type { InquiryListBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { fill } from '../../site/fill';
import { useStrings } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { InquiryLines } from '../../widgets/inquiry-list/InquiryLines';
import { useInquiry } from '../../widgets/inquiry-list/useInquiry';
import css from './inquiry-list.module.css';

/**
 * What the visitor has collected, and the link that sends it to the sales team (spec 2 "Cart"). The HTML
 * cannot know the list: with scripts it says nothing until React does, without them the list is empty.
 */
export default function InquiryList({ context: _context }: BlockProps<InquiryListBlock>) {
  const strings = useStrings();
  const hydrated = useHydrated();
  const { items } = useInquiry();
  return (
    <Section>
      <h1 className={css.heading}>{strings.listTitle}</h1>
      <div className={cx(css.list, !hydrated && css.waiting)}>
        {hydrated && items.length > 0 ? <Filled /> : <Empty />}
      </div>
    </Section>
  );
}

function Empty() {
  const strings = useStrings();
  return (
    <>
      <h2>{strings.listEmpty}</h2>
      <p className={css.empty}>{strings.listEmptyText}</p>
      <a className={buttonClass()} href="/store">
        {strings.browseProducts}
      </a>
    </>
  );
}

function Filled() {
  const strings = useStrings();
  const { items, total, href } = useInquiry();
  return (
    <div className={css.columns}>
      <div>
        <h2>{fill(strings.selectedItems, { n: total })}</h2>
        <InquiryLines />
        <a className="more" href="/store">
          {strings.continueBrowsing}
        </a>
      </div>
      <div className={css.summary}>
        <h2>{strings.inquirySummary}</h2>
        <dl>
          <dt>{strings.totalItems}</dt>
          <dd>{total}</dd>
          <dt>{strings.products}</dt>
          <dd>{items.length}</dd>
        </dl>
        <a className={buttonClass({ wide: true })} href={href} target="_blank" rel="noopener">
          {strings.sendInquiry}
        </a>
        <p>{strings.sendNote}</p>
      </div>
    </div>
  );
}
