import { fill } from '../../../cart/fill';
import type { SampleReview } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import css from './review.module.css';

const MAX_STARS = 5;

/** The one review. A sample is labelled as such and never exposed to search engines [D10]. */
export function Review({ review }: { review: SampleReview }) {
  const strings = useStrings();
  const { author, rating, text, sample } = review;
  return (
    <figure className={css.review}>
      {sample && <p className="label">{strings.sampleReview}</p>}
      <p className={css.stars}>
        <span aria-hidden="true">{'★'.repeat(rating) + '☆'.repeat(MAX_STARS - rating)}</span>
        <span className="visually-hidden">{fill(strings.rating, { rating })}</span>
      </p>
      <blockquote className={css.text}>{text}</blockquote>
      <figcaption className={css.author}>{author}</figcaption>
    </figure>
  );
}
