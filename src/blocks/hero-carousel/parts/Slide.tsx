import { useEffect, useRef, useState } from 'react';
import type { Slide as SlideData } from '../../../generated/types';
import { Actions } from '../../../site/actions/Actions';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { Picture } from '../../../ui/picture/Picture';
import { useHydrated } from '../../../ui/useHydrated';
import css from '../hero-carousel.module.css';

/** Delay before preloading, in ms: well before the slide turns, but after the first screen has its resources. */
const AHEAD = 1000;

/** One slide. Its placeholder pulses until the picture has loaded or failed; a failure is logged once [M9] [M10]. */
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
    // The early script handles a picture that loads before React; this preloads those of hidden slides.
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
      // A slide that is fading out is visible, but must not take focus or clicks. Without JavaScript every slide can.
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
