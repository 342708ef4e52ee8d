import { useLayoutEffect, useState, type RefObject } from 'react';
import type { FromPage } from '../preview/messages';

/** After so long, people want to know whether anything is coming. */
const SLOW_AFTER_MS = 10_000;

/** Whether a page in a frame is to be seen; if not, whether it takes long. */
export type Veil = 'open' | 'waiting' | 'slow';

/**
 * Veils the page in a frame until it says that it is drawn with its styles, and again while it is loaded anew. A page
 * without Studio's script is plain text that the server has made, and shown once it is loaded.
 * @param src What the frame shows.
 * @param origin The origin of the pages.
 */
export function useVeil(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  origin: string,
): Veil {
  const [reached, setReached] = useState<{ src: string; veil: Veil }>();
  // A layout effect, because it listens before the page can answer.
  useLayoutEffect(() => {
    const page = frame.current;
    if (!page) return undefined;
    const setVeil = (veil: Veil) => setReached({ src, veil });
    const waitLonger = () => setTimeout(() => setVeil('slow'), SLOW_AFTER_MS);
    let timer = waitLonger();
    let hasScript = false;
    const hear = ({ origin: from, source, data }: MessageEvent<FromPage>) => {
      if (from !== origin || source !== page.contentWindow) return;
      if (data.studio !== 'loading' && data.studio !== 'drawn' && data.studio !== 'leaving') return;
      hasScript = data.studio !== 'leaving';
      clearTimeout(timer);
      if (data.studio !== 'drawn') timer = waitLonger();
      setVeil(data.studio === 'drawn' ? 'open' : 'waiting');
    };
    // Scripts run before the frame is loaded.
    const open = () => {
      if (hasScript) return;
      clearTimeout(timer);
      setVeil('open');
    };
    window.addEventListener('message', hear);
    page.addEventListener('load', open);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      page.removeEventListener('load', open);
    };
  }, [frame, src, origin]);
  return reached?.src === src ? reached.veil : 'waiting';
}
