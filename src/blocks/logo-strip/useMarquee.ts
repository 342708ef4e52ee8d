import { useEffect, useRef, type RefObject } from 'react';

/** Frames a second that the speed of the specification counts in (spec R14). */
const FRAMES = 60;

/**
 * Moves `track` towards the start of the line by `speed` px per 60 Hz frame, on any screen, and restarts at `half`
 * its width in px, where the second set is where the first was (spec 4 "Logo strip").
 */
export function useMarquee(
  track: RefObject<HTMLElement | null>,
  half: number,
  speed: number,
  held: boolean,
): void {
  const animation = useRef<Animation>(null);
  const isHeld = useRef(held);
  useEffect(() => {
    const element = track.current;
    if (!element?.animate || half * speed === 0) return;
    animation.current = element.animate(
      // In percent, so that the loop still closes when a font or a logo changes the width.
      [
        { transform: 'translateX(0)' },
        { transform: `translateX(${document.documentElement.dir === 'rtl' ? 50 : -50}%)` },
      ],
      { duration: (half / (speed * FRAMES)) * 1000, iterations: Infinity },
    );
    // It begins by moving, even where all was paused before it came.
    if (isHeld.current) animation.current.pause();
    return () => animation.current?.cancel();
  }, [track, half, speed]);
  useEffect(() => {
    isHeld.current = held;
    if (held) animation.current?.pause();
    else animation.current?.play();
  }, [held]);
}
