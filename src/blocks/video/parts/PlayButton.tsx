import { useStrings } from '../../../site/SiteProvider';
import { Icon } from '../../../ui/icon/Icon';
import { PLAY } from '../../../ui/icon/icons';
import css from '../video.module.css';

/** Starts a video from its still. Without JavaScript it is not there. */
export function PlayButton({
  title,
  host,
  className,
  onClick,
}: {
  title: string;
  /** Where it is, if not here: 'YouTube'. */
  host?: string;
  className?: string | undefined;
  onClick: () => void;
}) {
  const { play } = useStrings();
  return (
    <button type="button" className={className} data-scripted="" onClick={onClick}>
      <span className={css.words}>
        <Icon nodes={PLAY} size={24} />
        <span>{host === undefined ? play : `${play} (${host})`}</span>
      </span>
      <span className="visually-hidden">: {title}</span>
    </button>
  );
}
