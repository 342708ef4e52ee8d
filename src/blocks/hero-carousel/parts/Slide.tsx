import { useEffect, useRef } from 'react';
import type { Slide as SlideData } from '../../../generated/types';
import { Actions } from '../../../site/actions/Actions';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { Picture } from '../../../ui/picture/Picture';
import { useHydrated } from '../../../ui/useHydrated';
import css from '../hero-carousel.module.css';

/**
 * One slide. Its placeholder pulses until the picture has loaded or failed, which the early script marks; a failure is
 * logged once [M9] [M10].
 */
export function Slide({
  slide,
  index,
  count,
  active,
  wanted,
}: {
  slide: SlideData;
  index: number;
  count: number;
  active: boolean;
  /** Whether to load the picture, even if the slide is not shown yet. */
  wanted: boolean;
}) {
  const strings = useStrings();
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const image = frame.current?.querySelector('img');
    // A picture that failed before hydration fires no more events.
    if (wanted && image?.complete && image.currentSrc && !image.naturalWidth) logFailure(image);
  }, [wanted]);
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
        ref={frame}
        className={css.frame}
        data-frame=""
        data-wanted={wanted ? '' : undefined}
        suppressHydrationWarning
      >
        <Picture
          image={slide.image}
          ground="navy"
          eager={index === 0}
          onError={(event) => logFailure(event.currentTarget)}
        />
      </div>
    </div>
  );
}

/** Pictures whose failure is logged: their event may come after the effect. */
const logged = new WeakSet<HTMLImageElement>();

function logFailure(image: HTMLImageElement): void {
  if (logged.has(image)) return;
  logged.add(image);
  console.error(`Hero picture could not be loaded: ${image.currentSrc || image.src}`);
}
