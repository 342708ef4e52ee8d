import cx from 'classnames';
import type { Card as CardData, CardGridBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { SiteLink } from '../../site/SiteLink';
import { RichText } from '../../site/text/RichText';
import cell from '../../ui/grid/cell.module.css';
import { gridClass } from '../../ui/grid/gridClass';
import grid from '../../ui/grid/grid.module.css';
import { Icon } from '../../ui/icon/Icon';
import { areMixed } from '../../ui/picture/areMixed';
import { Picture } from '../../ui/picture/Picture';
import { groundOf } from '../../ui/section/groundOf';
import { Section } from '../../ui/section/Section';
import css from './card-grid.module.css';

/** Cards in a ruled grid: services, values, reasons, equipment. */
export default function CardGrid(props: BlockProps<CardGridBlock>) {
  const { cards, columns, numbered } = props;
  return (
    <Section
      {...props}
      aside={
        props.image && (
          <Picture
            image={props.image}
            ground={groundOf(props.tone)}
            className={cx(css.lead, props.flip && css.flip)}
          />
        )
      }
      after={sectionActions(props)}
    >
      <ul
        className={cx(
          gridClass(cards.length, fitting(columns, cards.length)),
          isLong(cards) && grid.list,
          areMixed(cards) && css.mixed,
        )}
      >
        {cards.map((card, index) => (
          <Card key={card.title} card={card} number={numbered ? index + 1 : undefined} />
        ))}
      </ul>
    </Section>
  );
}

/** The configured number of columns, unless that would leave an orphan or gaps in the row. */
const fitting = (columns = 0, count: number) =>
  columns < 2 || columns > count || count % columns === 1 ? undefined : columns;

/** Whether phones should show the cards as a list: many cards, with pictures. */
const isLong = (cards: readonly CardData[]) =>
  cards.length > 4 && cards.every(({ image }) => image);

function Card({ card, number }: { card: CardData; number: number | undefined }) {
  return (
    <li className={cx(cell.cell, css.card, card.link && css.linked)}>
      {number && (
        <span className={css.number} aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
      )}
      {card.image && <Picture image={card.image} className={css.image} />}
      {card.icon && !card.image && <Icon nodes={card.icon} size={32} />}
      <h3>{card.title}</h3>
      {card.text && (
        <p>
          <RichText text={card.text} />
        </p>
      )}
      {card.features && (
        <ul className={css.features}>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {card.link && (
        <SiteLink href={card.link.href} className={cx('more', css.link)}>
          {card.link.label}
          <span className="visually-hidden">: {card.title}</span>
        </SiteLink>
      )}
    </li>
  );
}
