import { useEffect, useRef, useState } from 'react';
import styles from './gallery.module.css';
import { useStudio } from './studio';

/**
 * A picture of a block as it is added, in the place that it fills: the site's own drawing, made small. It is fetched once
 * it is in view, and nothing in it can be pressed, focused or heard; the words beside it say what it is.
 */
export function BlockStill({ type, title }: { type: string; title: string }) {
  const { stills } = useStudio().session.state.preview;
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} className={styles['still']} inert aria-hidden>
      {isSeen && (
        // Its own origin lets it load the site's fonts. Scripts do not run in it.
        <iframe
          className={styles['drawing']}
          src={stills + type}
          sandbox="allow-same-origin"
          title={title}
          tabIndex={-1}
        />
      )}
    </div>
  );
}
