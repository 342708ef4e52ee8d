import type { TestimonialsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { gridClass } from '../../ui/grid/gridClass';
import { Section } from '../../ui/section/Section';
import css from './testimonials.module.css';

const MAX_STARS = 5;
const STAR_PATH = 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';

/** Client quotes, with stars that screen readers hear as a number [P44]. */
export default function Testimonials(props: BlockProps<TestimonialsBlock>) {
  const { items, actions, tone } = props;
  const ground = tone === 'navy' ? 'navy' : 'paper';
  return (
    <Section
      {...props}
      after={actions && <Actions actions={actions} look="outline" ground={ground} />}
    >
      <ul className={gridClass(items.length)}>
        {items.map((item) => (
          <li key={item.name} className={css.item}>
            <figure>
              <Stars rating={item.rating} />
              <blockquote>
                <p>{item.quote}</p>
              </blockquote>
              <figcaption>
                <span className={css.initials} aria-hidden="true">
                  {item.initials}
                </span>
                <span>
                  <b>{item.name}</b>{' '}
                  <span className={css.role}>
                    {item.role}, {item.company}
                  </span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Stars({ rating }: { rating: number }) {
  const strings = useStrings();
  return (
    <p className={css.stars}>
      <span className="visually-hidden">{fill(strings.rating, { rating })}</span>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          width="20"
          height="20"
          className={index < rating ? css.full : css.empty}
          aria-hidden="true"
        >
          <path d={STAR_PATH} />
        </svg>
      ))}
    </p>
  );
}
