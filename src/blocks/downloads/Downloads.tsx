import cx from 'classnames';
import { useId } from 'react';
import type { Download, DownloadsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { useSite } from '../../site/SiteProvider';
import cell from '../../ui/grid/cell.module.css';
import { gridClass } from '../../ui/grid/gridClass';
import { Facts } from '../../ui/facts/Facts';
import { Section } from '../../ui/section/Section';
import css from './downloads.module.css';

/** Files to download, a card each, with what a visitor wants to know first: kind, size, language, date. */
export default function Downloads(props: BlockProps<DownloadsBlock>) {
  const { items } = props;
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={gridClass(items.length)}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles may be alike, and no card ever moves
          <Card key={index} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function Card({ item: { title, file, text, language, date } }: { item: Download }) {
  const id = useId();
  const { site } = useSite();
  const facts = [file?.type, file?.size, language, date].filter((fact) => fact !== undefined);
  return (
    <li className={cx(cell.cell, css.card)}>
      {file && (
        <span className={css.sheet} aria-hidden="true">
          {file.type}
        </span>
      )}
      <h3 className={css.title}>
        {file ? (
          <a
            href={file.href}
            aria-describedby={id}
            data-address={new URL(file.href, site.url).href}
          >
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {facts.length > 0 && (
        <div className={css.facts}>
          <Facts id={id} facts={facts} />
        </div>
      )}
    </li>
  );
}
