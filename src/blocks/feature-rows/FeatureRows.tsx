import cx from 'classnames';
import type { FeatureRowsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { RichText } from '../../site/text/RichText';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import css from './feature-rows.module.css';

/** Rows of text and picture, alternating sides. */
export default function FeatureRows(props: BlockProps<FeatureRowsBlock>) {
  return (
    <Section {...props}>
      {props.rows.map((row) => (
        <article key={row.title} id={row.id} className={cx('on-sheet', css.row)}>
          <div className={css.words}>
            <h3>{row.title}</h3>
            <p>
              <RichText text={row.text} />
            </p>
            {row.features && (
              <ul>
                {row.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            )}
            <Actions actions={row.actions} look="outline" />
          </div>
          <div className={css.picture}>
            <Picture image={row.image} />
          </div>
        </article>
      ))}
    </Section>
  );
}
