import { useEffect, useRef, type RefObject } from 'react';

/** The frame rate that `speed` refers to [M5]. */
const FRAMES_PER_SECOND = 60;

/**
 * Scrolls `track` towards the line's start by `speed` px per 60 Hz frame, whatever the refresh rate, and loops at
 * `half` its width in px, where the next set matches the first [M6].
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
      // In percent, so that the loop still closes when a font or logo changes the width.
      [
        { transform: 'translateX(0)' },
        { transform: `translateX(${document.documentElement.dir === 'rtl' ? 50 : -50}%)` },
      ],
      { duration: (half / (speed * FRAMES_PER_SECOND)) * 1000, iterations: Infinity },
    );
    // An animation starts running, even on a page that is already paused.
    if (isHeld.current) animation.current.pause();
    return () => animation.current?.cancel();
  }, [track, half, speed]);
  useEffect(() => {
    isHeld.current = held;
    if (held) animation.current?.pause();
    else animation.current?.play();
  }, [held]);
}
