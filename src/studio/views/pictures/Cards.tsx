import cx from 'classnames';
import { Trash2 } from 'lucide-react';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useStudio } from '../../shell/studio';
import { breakable } from '../../ui/breakable';
import { Button } from '../../ui/Button';
import { leadThrough } from '../../ui/leadThrough';
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
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string>();
  // Tab stops at one card, as there may be hundreds: the one used last, or the first.
  const stop = pictures.find(({ src }) => src === focused)?.src ?? pictures[0]?.src;
  const lead = (event: KeyboardEvent<HTMLElement>) => {
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) leadThrough(event, inRows(cards));
    else cards[cards.findIndex((card) => card === event.currentTarget) + step]?.focus();
  };
  const unused = pictures.filter(({ src }) => !uses.has(src)).map(({ src }) => src);
  const removeUnused = async () => {
    if (await onRemove(unused)) say(WORDS.removed(unused.length));
  };
  return (
    <>
      <ul className={styles['cards']} aria-label={WORDS.title} ref={list}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Card
              picture={picture}
              uses={uses.get(picture.src) ?? []}
              isChosen={picture.src === chosen}
              tabIndex={picture.src === stop ? 0 : -1}
              onFocus={() => setFocused(picture.src)}
              onKeyDown={lead}
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

/** The cards row by row, as they stand on the screen. */
function inRows(cards: readonly HTMLElement[]): HTMLElement[][] {
  const rows = new Map<number, HTMLElement[]>();
  for (const card of cards) {
    const { top } = card.getBoundingClientRect();
    rows.set(top, [...(rows.get(top) ?? []), card]);
  }
  return [...rows.values()];
}

function Card({
  picture: { src, width, height, mistake },
  uses,
  isChosen,
  onChoose,
  ...keys
}: Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onKeyDown'> & {
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
      data-file={src}
      {...keys}
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
