import cx from 'classnames';
import { RotateCw } from 'lucide-react';
import type { IframeHTMLAttributes, RefObject } from 'react';
import { Button } from '../ui/Button';
import { WORDS } from '../words';
import styles from './page-frame.module.css';
import { useStudio } from './studio';
import { useVeil } from './useVeil';

/** A page of the preview in a frame; in its place there are words until it is drawn with its styles. */
export function PageFrame({
  frame,
  src,
  title,
  className,
  ...attributes
}: Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'title'> & {
  frame: RefObject<HTMLIFrameElement | null>;
  src: string;
  title: string;
}) {
  const { origin } = useStudio().session.state.preview;
  const veil = useVeil(frame, src, origin);
  const loadAgain = () => frame.current?.setAttribute('src', src);
  return (
    <>
      {veil !== 'open' && (
        <div className={styles['instead']} role="status">
          <p>{veil === 'slow' ? WORDS.slowPage : WORDS.loading}</p>
          {veil === 'slow' && (
            <Button icon={RotateCw} isSmall onClick={loadAgain}>
              {WORDS.loadAgain}
            </Button>
          )}
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the site's own page, on another origin, with all it needs */}
      <iframe
        {...attributes}
        ref={frame}
        className={cx(className, veil !== 'open' && styles['veiled'])}
        title={title}
        src={src}
      />
    </>
  );
}
