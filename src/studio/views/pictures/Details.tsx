import { ArrowRight, Crop, Replace, Trash2, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { TextControl } from '../../form/TextField';
import { StaleText } from '../../form/StaleText';
import { Problems } from '../../form/Problems';
import { schemaAt } from '../../../document/schema/schemaAt';
import { spokenDescribing } from '../../language/spoken';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { IconButton } from '../../ui/IconButton';
import { FramePicture } from './FramePicture';
import type { LibraryPicture } from './library';
import styles from './pictures.module.css';
import { ReplacePicture } from './ReplacePicture';
import { usePhoneSize } from './usePhoneSize';
import { weaknessOf, type PictureUse } from './uses';
import { nameOf, WORDS } from './words';

/** One picture: what it weighs, where it is used, and its text in each place. */
export function Details({
  picture,
  uses,
  all,
  onClose,
  onRemove,
}: {
  picture: LibraryPicture;
  uses: readonly PictureUse[];
  all: readonly LibraryPicture[];
  onClose: () => void;
  onRemove: (sources: readonly string[]) => Promise<boolean>;
}) {
  const { host, say } = useStudio();
  const { src, mistake } = picture;
  const [isReplacing, setReplacing] = useState(false);
  const [framed, setFramed] = useState<PictureUse | undefined>();
  const canBeCut = picture.isPhoto && mistake === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // Not after the paint: the next key goes on from here.
  useLayoutEffect(() => heading.current?.focus(), []);
  const remove = async () => {
    if (await onRemove([src])) say(WORDS.removed(1));
  };
  return (
    <aside className={styles['details']} id="picture-details" aria-label={nameOf(src)} data-part>
      <div className={styles['head']}>
        <h3 ref={heading} tabIndex={-1}>
          {nameOf(src)}
        </h3>
        <IconButton label={WORDS.close} icon={X} size={18} onClick={onClose} />
      </div>
      <img className={styles['large']} src={host.pictureUrl(src)} alt="" />
      {mistake !== undefined && (
        <p className={controls['wrong']}>
          {WORDS.wrong + spokenDescribing().colon} {mistake}.
        </p>
      )}
      {mistake === undefined && <Weights picture={picture} />}
      <div className={styles['actions']}>
        {uses.length > 0 && (
          <Button isSmall icon={Replace} onClick={() => setReplacing(true)}>
            {WORDS.replace}
          </Button>
        )}
        {uses.length === 0 && (
          <Button isSmall icon={Trash2} onClick={() => void remove()}>
            {WORDS.remove}
          </Button>
        )}
      </div>
      <h4>{WORDS.whereUsed}</h4>
      {uses.length === 0 && <p className={controls['hint']}>{WORDS.nowhere}</p>}
      {uses.length > 0 && <p className={controls['hint']}>{WORDS.goodText}</p>}
      <ul className={controls['rows']}>
        {uses.map((use) => (
          <Use key={use.pointer} use={use} onFrame={canBeCut ? () => setFramed(use) : undefined} />
        ))}
      </ul>
      {framed && (
        <FramePicture
          picture={picture}
          use={framed}
          uses={uses}
          onClose={() => setFramed(undefined)}
        />
      )}
      {isReplacing && (
        <ReplacePicture
          src={src}
          uses={uses}
          others={all.filter((one) => one.src !== src && one.mistake === undefined)}
          onClose={() => setReplacing(false)}
        />
      )}
    </aside>
  );
}

function Weights({ picture: { src, bytes, width = 0, height = 0 } }: { picture: LibraryPicture }) {
  const onPhone = usePhoneSize(src);
  return (
    <p className={styles['weights']}>
      <span>{WORDS.size(width, height)}</span>
      <span>{WORDS.file(bytes)}</span>
      <span title={WORDS.phoneWhy}>{WORDS.phone(onPhone)}</span>
    </p>
  );
}

/** A place that shows the picture: it leads there, and has the text of this place. */
function Use({
  use: { pointer, where, alt, isDecorative },
  onFrame,
}: {
  use: PictureUse;
  onFrame: (() => void) | undefined;
}) {
  const { host, session } = useStudio();
  const at = `${pointer}/alt`;
  const schema = schemaAt(session.schema, session.root.peek(), at) ?? {};
  const weakness = weaknessOf(alt);
  return (
    <li className={styles['use']}>
      <Button
        isSmall
        icon={ArrowRight}
        aria-label={WORDS.goThere(where)}
        onClick={() => host.reveal(`${pointer}/src`)}
      >
        {where}
      </Button>
      {onFrame && (
        <Button isSmall icon={Crop} aria-label={WORDS.frameOne(where)} onClick={onFrame}>
          {WORDS.frame}
        </Button>
      )}
      {!isDecorative && (
        <TextControl schema={schema} at={at} required name={WORDS.whatShows(where)} />
      )}
      {!isDecorative && <StaleText at={pointer} />}
      {weakness && <p className={styles['lack']}>{WORDS.advice[weakness]}</p>}
      <Problems at={at} />
    </li>
  );
}
