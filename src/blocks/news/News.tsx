import type { NewsBlock, NewsItem } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './news.module.css';

/** The pages with a date, the newest first, each with its day, its description and its picture. */
export default function News(props: BlockProps<NewsBlock>) {
  const { count, context } = props;
  const items = (context.news ?? []).slice(0, count);
  return (
    <Section {...props} after={sectionActions(props)}>
      {items.length > 0 && (
        <ul className={`on-sheet ${css.news}`}>
          {items.map((item) => (
            <Item key={item.href} item={item} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Item({ item: { title, href, text, date, day, image } }: { item: NewsItem }) {
  return (
    <li className={css.item}>
      <div>
        <time className={css.day} dateTime={date}>
          {day}
        </time>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p className={css.text}>{text}</p>
      </div>
      {image && <Picture image={image} className={css.picture} />}
    </li>
  );
}
