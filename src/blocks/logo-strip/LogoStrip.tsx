import { useEffect, useRef, useState } from 'react';
import type { Logo, LogoStripBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { PauseButton } from '../../ui/motion/PauseButton';
import { useHeld } from '../../ui/motion/useHeld';
import { Section } from '../../ui/section/Section';
import { Wordmark } from '../../ui/wordmark/Wordmark';
import css from './logo-strip.module.css';
import { useMarquee } from './useMarquee';

/**
 * A strip of names that moves slowly and can be paused. The second set, without which the loop would show a
 * gap, comes with the script that moves it; without scripts the names stand in rows.
 */
export default function LogoStrip(props: BlockProps<LogoStripBlock>) {
  const strings = useStrings();
  const [moving, setMoving] = useState(false);
  // Only the browser knows; the HTML has to stand without.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  return (
    <Section
      {...props}
      bleed
      aside={<PauseButton className={css.pause} pause={strings.pause} play={strings.play} />}
    >
      <div className={css.window}>
        {moving ? (
          <Track logos={props.logos} speed={props.speed ?? 1} />
        ) : (
          <div className={css.track}>
            <Names logos={props.logos} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Track({ logos, speed }: { logos: readonly Logo[]; speed: number }) {
  const track = useRef<HTMLDivElement>(null);
  useMarquee(track, speed, useHeld(track));
  return (
    <div ref={track} className={css.track} data-moving="">
      <Names logos={logos} />
      <Names logos={logos} again />
    </div>
  );
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
