import cx from 'classnames';
import type { CallToActionBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { RichText } from '../../site/text/RichText';
import { Picture } from '../../ui/picture/Picture';
import { useDue } from '../../ui/dates/Dated';
import css from './call-to-action.module.css';

/** A navy band with a single call to action. */
export default function CallToAction(props: BlockProps<CallToActionBlock>) {
  const { id, label, heading, text, actions, image } = props;
  return (
    <section id={id} {...useDue()} className={cx(css.band, 'blueprint')}>
      <div className={cx('wrap', css.grid)} data-reveal suppressHydrationWarning>
        <div>
          {label && <p className="label">{label}</p>}
          <h2>{heading}</h2>
          {text && (
            <p className={css.text}>
              <RichText text={text} />
            </p>
          )}
        </div>
        {image && <Picture image={image} ground="navy" className={css.image} />}
        <Actions actions={actions} ground="navy" />
      </div>
    </section>
  );
}
