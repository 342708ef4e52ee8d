import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Logo, LogoStripBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { PauseButton } from '../../ui/motion/PauseButton';
import { useHeld } from '../../ui/motion/useHeld';
import { Section } from '../../ui/section/Section';
import { Wordmark } from '../../ui/wordmark/Wordmark';
import css from './logo-strip.module.css';
import { useMarquee } from './useMarquee';

/** A slowly moving strip of names, which can be paused [M4] [M5]. */
export default function LogoStrip(props: BlockProps<LogoStripBlock>) {
  const strings = useStrings();
  return (
    <Section {...props} bleed aside={<PauseButton className={css.pause} words={strings} />}>
      <Strip logos={props.logos} speed={props.speed} />
    </Section>
  );
}

/**
 * An even number of sets, so that each half is at least as wide as the screen and the loop has no gap [M6]. The copies
 * are added by script and hidden from screen readers. Without JavaScript, or under reduced motion, the names wrap.
 */
function Strip({ logos, speed }: { logos: readonly Logo[]; speed: number }) {
  const track = useRef<HTMLDivElement>(null);
  const width = useSetWidth(track);
  // The screen rather than the window, which may be resized.
  const inHalf = width && Math.ceil(Math.max(innerWidth, screen.width) / width);
  const more = inHalf && 2 * inHalf - 1;
  useMarquee(track, inHalf * width, speed, useHeld(track));
  return (
    <div className={css.window}>
      <div ref={track} className={css.track}>
        <Names logos={logos} />
        {Array.from({ length: more }, (_, set) => (
          <Names key={set} logos={logos} again />
        ))}
      </div>
    </div>
  );
}

/** Width of a set in px; 0 until the strip comes near the viewport. The observer reports it without a forced layout. */
function useSetWidth(track: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const set = track.current?.firstElementChild;
    if (!set || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Without layout the width is 0, and the set would be repeated endlessly.
        if (!entry?.isIntersecting || !entry.boundingClientRect.width) return;
        setWidth(entry.boundingClientRect.width);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(set);
    return () => observer.disconnect();
  }, [track]);
  return width;
}

function Names({ logos, again = false }: { logos: readonly Logo[]; again?: boolean }) {
  return (
    <ul className={css.names} aria-hidden={again || undefined}>
      {logos.map((logo, index) => (
        <li key={logo.name}>
          <Wordmark name={logo.name} image={logo.image} index={index} />
        </li>
      ))}
    </ul>
  );
}
