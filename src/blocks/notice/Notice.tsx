import cx from 'classnames';
import type { NoticeBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { RichText } from '../../site/text/RichText';
import { useDue } from '../../ui/dates/Dated';
import css from './notice.module.css';

/** A boxed message in the page's flow. */
export default function Notice({
  id,
  label,
  heading,
  text,
  kind,
  actions,
}: BlockProps<NoticeBlock>) {
  return (
    <section id={id} {...useDue()} className={css.section}>
      <div className="wrap">
        <div className={cx(css.notice, kind && css[kind])}>
          {label && <p className="label">{label}</p>}
          {heading && <h2>{heading}</h2>}
          <p className={css.text}>
            <RichText text={text} />
          </p>
          <Actions actions={actions} look="outline" />
        </div>
      </div>
    </section>
  );
}
