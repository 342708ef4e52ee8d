import cx from 'classnames';
import type { ReactNode } from 'react';
import css from './section.module.css';

/** The grounds a part of a page can stand on (DESIGN.md, "Composition"). */
export type Tone = 'paper' | 'sheet' | 'navy';

/** What every section takes. */
export interface SectionProps {
  id?: string | undefined;
  label?: string | undefined;
  heading?: string | undefined;
  intro?: string | undefined;
  tone?: Tone | undefined;
  /** Stands at the right of the heading on wide screens: a link, a control. */
  aside?: ReactNode;
  /** Stands below the content: the buttons of a block. */
  after?: ReactNode;
  /** Lets the content run to the edges of the screen. */
  bleed?: boolean;
  /** Takes the space above and below away, for bands. */
  flush?: boolean;
  /** Without scripts it is not shown: nothing in it would answer. */
  scripted?: boolean;
  children: ReactNode;
}

/**
 * A part of a page: ground, measure, label, heading, introduction. It fades in once, when a tenth of it
 * is seen (spec R24; the early script watches `data-reveal`).
 */
export function Section({ id, label, heading, intro, tone = 'paper', ...props }: SectionProps) {
  const { aside, after, bleed, flush, scripted, children } = props;
  return (
    <section
      id={id}
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
