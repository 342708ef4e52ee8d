import cx from 'classnames';
import type { VideoBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { useSite } from '../../site/SiteProvider';
import { Section } from '../../ui/section/Section';
import { OutsideVideo } from './parts/OutsideVideo';
import css from './video.module.css';

/** A video: of one's own, in the browser's player, or at YouTube or Vimeo, which is asked for nothing before a click. */
export default function Video(props: BlockProps<VideoBlock>) {
  const { actions, tone, text, file, address } = props;
  const ground = tone === 'navy' ? 'navy' : 'paper';
  return (
    <Section
      {...props}
      after={actions && <Actions actions={actions} look="outline" ground={ground} />}
    >
      <figure className={cx('on-sheet', css.video)}>
        {file === undefined ? (
          <OutsideVideo {...props} address={address} />
        ) : (
          <OwnVideo {...props} file={file} />
        )}
        {text && <figcaption className={css.text}>{text}</figcaption>}
      </figure>
    </Section>
  );
}

/** Nothing of it is loaded before it plays; it needs no JavaScript. */
function OwnVideo({ title, still, file, captions }: Omit<VideoBlock, 'file'> & { file: string }) {
  const { site } = useSite();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the checker warns of a video without captions
    <video
      className={css.frame}
      aria-label={title}
      poster={posterOf(still)}
      preload="none"
      controls
      playsInline
    >
      <source src={encodeURI(file)} type={file.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
      {captions && <track kind="captions" src={encodeURI(captions)} srcLang={site.language} />}
      <a href={encodeURI(file)}>{title}</a>
    </video>
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
