import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Logo, LogoStripBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { PauseButton } from '../../ui/motion/PauseButton';
import { useHeld } from '../../ui/motion/useHeld';
import { Section } from '../../ui/section/Section';
import { Wordmark } from '../../ui/wordmark/Wordmark';
import css from './logo-strip.module.css';
import { useMarquee } from './useMarquee';

/** A strip of names that moves slowly and can be paused (spec R14, R25). */
export default function LogoStrip(props: BlockProps<LogoStripBlock>) {
  const strings = useStrings();
  return (
    <Section
      {...props}
      bleed
      aside={<PauseButton className={css.pause} pause={strings.pause} play={strings.play} />}
    >
      <Strip logos={props.logos} speed={props.speed} />
    </Section>
  );
}

/**
 * The sets beyond the first, without which the loop would show a gap, come with the script that moves them
 * and are hidden from screen readers. Without scripts, or motion, the names stand in rows.
 */
function Strip({ logos, speed }: { logos: readonly Logo[]; speed: number }) {
  const track = useRef<HTMLDivElement>(null);
  const more = useMoreSets(track);
  useMarquee(track, more === 0 ? 0 : speed, useHeld(track));
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

/** How many sets it takes beyond the first: an even number in all, each half at least as wide as the screen. */
function useMoreSets(track: RefObject<HTMLElement | null>): number {
  const [more, setMore] = useState(0);
  useLayoutEffect(() => {
    const set = track.current?.firstElementChild;
    // What is not laid out cannot be measured, and would be repeated a thousand times.
    if (!set?.scrollWidth || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The window may grow, the screen does not.
    const width = Math.max(innerWidth, screen.width);
    const half = Math.ceil(width / set.scrollWidth);
    // What fits the screen is known only once the names are drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setMore(2 * half - 1);
  }, [track]);
  return more;
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
