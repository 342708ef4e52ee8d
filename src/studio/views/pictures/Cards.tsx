import cx from 'classnames';
import { Trash2 } from 'lucide-react';
import { useStudio } from '../../shell/studio';
import { breakable } from '../../ui/breakable';
import { Button } from '../../ui/Button';
import type { LibraryPicture } from './library';
import styles from './pictures.module.css';
import { isUntold, type PictureUse } from './uses';
import { nameOf, WORDS } from './words';

/** The pictures as cards, each of which opens its details. */
export function Cards({
  pictures,
  uses,
  chosen,
  onChoose,
  onRemove,
}: {
  pictures: readonly LibraryPicture[];
  uses: ReadonlyMap<string, readonly PictureUse[]>;
  chosen: string | undefined;
  onChoose: (src: string | undefined) => void;
  onRemove: (sources: readonly string[]) => Promise<boolean>;
}) {
  const { say } = useStudio();
  const unused = pictures.filter(({ src }) => !uses.has(src)).map(({ src }) => src);
  const removeUnused = async () => {
    if (await onRemove(unused)) say(WORDS.removed(unused.length));
  };
  return (
    <>
      <ul className={styles['cards']} aria-label={WORDS.title}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Card
              picture={picture}
              uses={uses.get(picture.src) ?? []}
              isChosen={picture.src === chosen}
              onChoose={() => onChoose(picture.src === chosen ? undefined : picture.src)}
            />
          </li>
        ))}
      </ul>
      {unused.length > 1 && (
        <Button isSmall icon={Trash2} onClick={() => void removeUnused()}>
          {WORDS.removeAll(unused.length)}
        </Button>
      )}
    </>
  );
}

function Card({
  picture: { src, width, height, mistake },
  uses,
  isChosen,
  onChoose,
}: {
  picture: LibraryPicture;
  uses: readonly PictureUse[];
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { host } = useStudio();
  return (
    <button
      className={cx(styles['card'], isChosen && styles['chosen'])}
      type="button"
      aria-expanded={isChosen}
      onClick={onChoose}
    >
      <img src={host.pictureUrl(src)} alt="" loading="lazy" />
      <span className={styles['name']}>{breakable(nameOf(src))}</span>
      <span className={styles['facts']}>
        {width !== undefined && height !== undefined && <span>{WORDS.size(width, height)}</span>}
        <span className={cx(uses.length === 0 && styles['off'])}>{WORDS.used(uses.length)}</span>
        {uses.some(isUntold) && <span className={styles['lack']}>{WORDS.untold}</span>}
        {mistake !== undefined && <span className={styles['lack']}>{WORDS.wrong}</span>}
      </span>
    </button>
  );
}
