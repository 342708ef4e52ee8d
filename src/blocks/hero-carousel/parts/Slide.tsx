import { useEffect, useRef, useState } from 'react';
import type { Slide as SlideData } from '../../../generated/types';
import { Actions } from '../../../site/actions/Actions';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { Picture } from '../../../ui/picture/Picture';
import { useHydrated } from '../../../ui/useHydrated';
import css from '../hero-carousel.module.css';

/** In ms: long before a slide turns, but after all that the first screen needs has been drawn. */
const AHEAD = 1000;

/**
 * One slide. Its scene pulses until it has loaded; a failure is told to the console once and nothing else
 * (spec R25, acceptance 309–311).
 */
export function Slide({
  slide,
  index,
  count,
  active,
}: {
  slide: SlideData;
  index: number;
  count: number;
  active: boolean;
}) {
  const strings = useStrings();
  const hydrated = useHydrated();
  const [settled, setSettled] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return undefined;
    // The early script marks a picture that comes before React does; hidden slides are fetched ahead here.
    const ask = () => {
      asked.current = true;
      const image = new Image();
      image.addEventListener('load', () => setSettled(true));
      image.addEventListener('error', () => {
        console.error(`Hero picture could not be loaded: ${image.src}`);
        setSettled(true);
      });
      image.src = slide.image.dark ?? slide.image.src;
    };
    if (active) return ask();
    const timer = setTimeout(ask, AHEAD);
    return () => clearTimeout(timer);
  }, [slide, active]);
  return (
    <div
      className={css.slide}
      role="group"
      aria-roledescription={strings.slideRole}
      aria-label={fill(strings.slide, { n: index + 1, count })}
      data-active={active ? '' : undefined}
      // While it fades out it can still be seen, but neither reached nor pressed. Without scripts all slides can.
      inert={hydrated && !active}
    >
      <div className={css.words}>
        {slide.label && <p className="label">{slide.label}</p>}
        <h2>{slide.title}</h2>
        <p className={css.text}>{slide.text}</p>
        <Actions actions={slide.actions} ground="navy" about={slide.title} />
      </div>
      <div
        className={css.frame}
        data-frame=""
        data-settled={settled ? '' : undefined}
        suppressHydrationWarning
      >
        <Picture image={slide.image} ground="navy" eager={index === 0} />
      </div>
    </div>
  );
}
