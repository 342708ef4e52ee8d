import cx from 'classnames';
import type { VideoBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { Section } from '../../ui/section/Section';
import { OutsideVideo } from './parts/OutsideVideo';
import { OwnVideo } from './parts/OwnVideo';
import css from './video.module.css';

/**
 * A video: of one's own, in the browser's player, or at YouTube or Vimeo, which is asked for nothing before a click.
 * In the hero of a page it stands `bare`, on the navy of that, without a section of its own.
 */
export default function Video(props: BlockProps<VideoBlock> & { bare?: boolean }) {
  const { text, file, address, bare = false } = props;
  const player =
    file === undefined ? (
      <OutsideVideo {...props} address={address} isFirst={bare} />
    ) : (
      <OwnVideo {...props} file={file} />
    );
  if (bare) return <figure className={css.bare}>{player}</figure>;
  return (
    <Section {...props} after={sectionActions(props)}>
      <figure className={cx('on-sheet', css.video)}>
        {player}
        {text && <figcaption className={css.text}>{text}</figcaption>}
      </figure>
    </Section>
  );
}
