import { useEffect, useRef, useState } from 'react';
import type { VideoAddress, VideoBlock } from '../../../generated/types';
import { SiteLink } from '../../../site/SiteLink';
import { Picture } from '../../../ui/picture/Picture';
import { PlayButton } from './PlayButton';
import css from '../video.module.css';

/**
 * A video at another site: its still, until a visitor asks for it. Without JavaScript, and on paper, there is the link
 * to where it is. A new block has a still alone.
 */
export function OutsideVideo({
  title,
  still,
  address,
  isFirst,
}: Pick<VideoBlock, 'title' | 'still'> & {
  address: VideoAddress | undefined;
  /** Whether it stands at the top of the page, on navy. */
  isFirst: boolean;
}) {
  const [isAsked, setAsked] = useState(false);
  const picture = (
    <Picture
      image={still}
      ground={isFirst ? 'navy' : 'paper'}
      eager={isFirst}
      className={css.still}
    />
  );
  if (!address) return picture;
  const { host, embed, page } = address;
  return (
    <>
      {isAsked ? (
        <Player title={title} embed={embed} />
      ) : (
        <div className={css.frame}>
          {picture}
          <PlayButton
            className={css.play}
            title={title}
            host={host}
            onClick={() => setAsked(true)}
          />
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
