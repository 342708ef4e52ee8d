import { useEffect, useRef, useState } from 'react';
import type { VideoAddress, VideoBlock } from '../../../generated/types';
import { SiteLink } from '../../../site/SiteLink';
import { useStrings } from '../../../site/SiteProvider';
import { Icon } from '../../../ui/icon/Icon';
import { PLAY } from '../../../ui/icon/icons';
import { Picture } from '../../../ui/picture/Picture';
import css from '../video.module.css';

/**
 * A video at another site: its still, until a visitor asks for it. Without JavaScript, and on paper, there is the link
 * to where it is. A new block has a still alone.
 */
export function OutsideVideo({
  title,
  still,
  address,
}: Pick<VideoBlock, 'title' | 'still'> & { address: VideoAddress | undefined }) {
  const { play } = useStrings();
  const [isAsked, setAsked] = useState(false);
  if (!address) return <Picture image={still} className={css.still} />;
  const { host, embed, page } = address;
  return (
    <>
      {isAsked ? (
        <Player title={title} embed={embed} />
      ) : (
        <div className={css.frame}>
          <Picture image={still} className={css.still} />
          <button
            type="button"
            className={css.play}
            data-scripted=""
            onClick={() => setAsked(true)}
          >
            <span className={css.words}>
              <Icon nodes={PLAY} size={24} />
              <span>{`${play} (${host})`}</span>
            </span>
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      )}
      <p className={css.link}>
        <SiteLink href={page}>{`${title} (${host})`}</SiteLink>
      </p>
    </>
  );
}

function Player({ title, embed }: { title: string; embed: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button has just been replaced by the frame.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={embed}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // YouTube plays nothing for a page that does not say where it is.
      referrerPolicy="strict-origin-when-cross-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it cannot reach its own frame
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
    />
  );
}
