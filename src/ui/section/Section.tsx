import cx from 'classnames';
import type { ReactNode } from 'react';
import { useDue } from '../dates/Dated';
import css from './section.module.css';

/** Backgrounds of a section. */
export type Tone = 'paper' | 'sheet' | 'navy';

/** Props that all sections share. */
export interface SectionProps {
  id?: string | undefined;
  label?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  /** Beside the heading on wide screens: a link or control. */
  aside?: ReactNode;
  /** Below the content: the block's buttons. */
  after?: ReactNode;
  /** Full-bleed content. */
  bleed?: boolean;
  /** No vertical padding, for bands. */
  flush?: boolean;
  /** Hidden without JavaScript: nothing in it would work. */
  scripted?: boolean;
  children: ReactNode;
}

/**
 * A page section: background, measure, label, heading, introduction. It fades in once when a tenth of it is
 * visible [M7]; the early script observes `data-reveal`.
 */
export function Section({ id, label, heading, intro, tone = 'paper', ...props }: SectionProps) {
  const { aside, after, bleed, flush, scripted, children } = props;
  return (
    <section
      id={id}
      {...useDue()}
      data-scripted={scripted ? '' : undefined}
      className={cx(css.section, css[tone], tone === 'navy' && 'blueprint', flush && css.flush)}
    >
      <div className="wrap" data-reveal suppressHydrationWarning>
        {(label || heading || intro) && (
          <div className={css.head}>
            <div>
              {label && <p className="label">{label}</p>}
              {heading && <h2 className={css.heading}>{heading}</h2>}
              {intro && <p className={css.intro}>{intro}</p>}
            </div>
            {aside}
          </div>
        )}
        {!bleed && children}
        {after && <div className={css.after}>{after}</div>}
      </div>
      {bleed && children}
    </section>
  );
}
