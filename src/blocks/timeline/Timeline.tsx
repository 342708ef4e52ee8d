import type { TimelineBlock, TimelineEntry } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { RichText } from '../../site/text/RichText';
import { Picture } from '../../ui/picture/Picture';
import { groundOf } from '../../ui/section/groundOf';
import { Section } from '../../ui/section/Section';
import css from './timeline.module.css';

/** Years along a line, each with what it brought. */
export default function Timeline(props: BlockProps<TimelineBlock>) {
  const { items, tone } = props;
  const ground = groundOf(tone);
  return (
    <Section {...props} after={sectionActions(props)}>
      <ol>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles may be alike, and no entry ever moves
          <Entry key={index} item={item} ground={ground} />
        ))}
      </ol>
    </Section>
  );
}

function Entry({ item, ground }: { item: TimelineEntry; ground: 'navy' | 'paper' }) {
  const { when, title, text, image } = item;
  return (
    <li className={css.entry}>
      <p className={css.when}>{when}</p>
      <div className={css.what}>
        <h3>{title}</h3>
        {text && (
          <p className={css.text}>
            <RichText text={text} />
          </p>
        )}
        {image && <Picture image={image} ground={ground} className={css.picture} />}
      </div>
    </li>
  );
}
