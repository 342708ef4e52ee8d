import { useRef, useState } from 'react';
import type { VideoBlock } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { Picture } from '../../../ui/picture/Picture';
import { PlayButton } from './PlayButton';
import css from '../video.module.css';

/**
 * A video of one's own, in the browser's player. Nothing of it is loaded before it plays, and it needs no JavaScript.
 * Captions are on as soon as it plays.
 */
export function OwnVideo({
  title,
  still,
  file,
  captions,
}: Omit<VideoBlock, 'file'> & { file: string }) {
  const { site } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlayed, setPlayed] = useState(false);
  const begin = () => {
    setPlayed(true);
    // As the track's own default, they would be loaded with the page.
    const track = video.current?.textTracks[0];
    if (track && !isPlayed) track.mode = 'showing';
  };
  const play = () => {
    video.current?.focus();
    // The player itself says when it cannot play.
    video.current?.play().catch(() => {});
  };
  return (
    <div className={css.own}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the checker warns of a video without captions */}
      <video
        ref={video}
        className={css.frame}
        aria-label={title}
        poster={posterOf(still)}
        preload="none"
        controls
        playsInline
        onPlay={begin}
      >
        <source src={encodeURI(file)} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
        {captions && <track kind="captions" src={encodeURI(captions)} srcLang={site.language} />}
        <a href={encodeURI(file)}>{title}</a>
      </video>
      {/* On paper, where players are empty frames. Browsers load it once it is to be printed. */}
      <Picture image={still} className={css.printed} />
      {!isPlayed && <PlayButton className={css.start} title={title} onClick={play} />}
    </div>
  );
}

/**
 * A file of the still that is wide enough for the player, whose ground is dark; browsers cannot choose one for a poster.
 */
function posterOf({ src, dark, sources }: VideoBlock['still']): string {
  const files = (sources?.at(-1)?.srcSet ?? '').split(', ').map((one) => one.split(' '));
  const wide = files.find(([, width = '']) => Number.parseInt(width, 10) >= POSTER_WIDTH_PX);
  return (wide ?? files.at(-1))?.[0] || (dark ?? src);
}

const POSTER_WIDTH_PX = 960;
