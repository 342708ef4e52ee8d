import cx from 'classnames';
import { useRef, useState } from 'react';
import type { HeroCarouselBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { fill } from '../../cart/fill';
import { useStrings } from '../../site/SiteProvider';
import { PauseButton } from '../../ui/motion/PauseButton';
import { useHeld } from '../../ui/motion/useHeld';
import { useDue } from '../../ui/dates/Dated';
import css from './hero-carousel.module.css';
import { Slide } from './parts/Slide';
import { useAway } from './useAway';
import { useRotation } from './useRotation';
import { useWanted } from './useWanted';
import { iconButton } from '../../ui/button/buttonClass';
import { Icon } from '../../ui/icon/Icon';
import { ARROW_LEFT, ARROW_RIGHT } from '../../ui/icon/icons';

/**
 * The home page's carousel (APG carousel) [M1] [M2] [M3]. Without JavaScript the slides form a scrollable strip.
 */
export default function HeroCarousel(props: BlockProps<HeroCarouselBlock>) {
  const { id, heading, interval, slides } = props;
  const count = slides.length;
  const strings = useStrings();
  const carousel = useRef<HTMLElement>(null);
  const away = useAway(carousel);
  const held = useHeld(carousel) || away;
  const { index, turn, go } = useRotation(count, interval, held);
  const wanted = useWanted(index, count);
  const [chosen, setChosen] = useState<number>();
  const choose = (next: number) => {
    go(next);
    setChosen(turn + 1);
  };
  return (
    <section
      ref={carousel}
      id={id}
      {...useDue()}
      className={cx(css.carousel, 'blueprint')}
      aria-roledescription={strings.carousel}
      aria-label={heading}
    >
      <h1 className="visually-hidden">{heading}</h1>
      <div className={cx('wrap', css.inner)}>
        <Controls {...{ slides, index, turn, interval, held }} onChoose={choose} />
        {/* One text a change, and only for a slide that was chosen: a reader interrupted every six seconds helps nobody. */}
        <p className="visually-hidden" role="status">
          {chosen === turn &&
            `${fill(strings.slide, { n: index + 1, count })}: ${slides[index]?.title ?? ''}`}
        </p>
        <div className={css.slides}>
          {slides.map((slide, n) => (
            <Slide
              key={slide.title}
              slide={slide}
              index={n}
              count={count}
              active={n === index}
              wanted={wanted.has(n)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The buttons: pause, a dot for each slide, back and forth. */
function Controls({
  slides,
  index,
  turn,
  interval,
  held,
  onChoose,
}: Pick<HeroCarouselBlock, 'slides' | 'interval'> & {
  index: number;
  turn: number;
  held: boolean;
  onChoose: (index: number) => void;
}) {
  const strings = useStrings();
  return (
    <div className={css.controls}>
      {/* First, so that it is reached before anything that moves away. */}
      <PauseButton words={strings} />
      <div className={css.dots}>
        {slides.map((slide, n) => (
          <button
            key={slide.title}
            type="button"
            className={iconButton}
            aria-label={fill(strings.goToSlide, { n: n + 1, title: slide.title })}
            aria-current={n === index ? 'true' : undefined}
            onClick={() => onChoose(n)}
          >
            {n === index && <Progress key={turn} interval={interval} held={held} />}
          </button>
        ))}
      </div>
      <p className={css.count} aria-hidden="true">
        {`${index + 1} / ${slides.length}`}
      </p>
      <div className={css.arrows}>
        <button
          type="button"
          className={iconButton}
          aria-label={strings.previousSlide}
          data-tooltip=""
          onClick={() => onChoose(index - 1)}
        >
          <Icon nodes={ARROW_LEFT} size={20} />
        </button>
        <button
          type="button"
          className={iconButton}
          aria-label={strings.nextSlide}
          data-tooltip=""
          onClick={() => onChoose(index + 1)}
        >
          <Icon nodes={ARROW_RIGHT} size={20} />
        </button>
      </div>
    </div>
  );
}

/** Progress of the active dot: fills with the slide's time and rests while the carousel is held. */
function Progress({ interval, held }: { interval: number; held: boolean }) {
  const time = (bar: HTMLSpanElement | null) => {
    // The CSP forbids inline styles in HTML, but not setting them from script.
    if (bar) bar.style.animationDuration = `${interval}ms`;
  };
  return <span className={css.fill} data-held={held ? '' : undefined} ref={time} />;
}
