import { useState } from 'react';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import { CutPreview } from './CutPreview';
import styles from './frame.module.css';
import { FrameNumbers } from './FrameNumbers';
import { framingOf, framingOperations, isSame, type Framing } from './framing';
import { PhotoStage } from './PhotoStage';
import type { LibraryPicture } from './library';
import type { PictureUse } from './uses';
import { nameOf, WORDS } from './words';

/** Where photos are cut, as width divided by height. */
const CUTS = [
  { name: WORDS.cuts.phone, shape: 4 / 3 },
  { name: WORDS.cuts.slide, shape: 21 / 9 },
  { name: WORDS.cuts.card, shape: 1 },
];

/** Crop and focus point of a photo, set by eye in one of its places or in all. */
export function FramePicture({
  picture: { src, width = 1, height = 1 },
  use,
  uses,
  onClose,
}: {
  picture: LibraryPicture;
  use: PictureUse;
  /** All places of the picture. */
  uses: readonly PictureUse[];
  onClose: () => void;
}) {
  const { session, host, say } = useStudio();
  const before = framingOf(use);
  const [framing, setFraming] = useState<Framing>(before);
  const [isEverywhere, setEverywhere] = useState(uses.every((one) => isCutLike(one, before)));
  const places = isEverywhere ? uses : [use];
  const operations = framingOperations(places, framing);
  const url = host.pictureUrl(src);
  const keep = () => {
    if (session.change(operations, { name: WORDS.didFrame(nameOf(src)) }))
      say(WORDS.framed(places.length));
    onClose();
  };
  return (
    <Dialog
      title={WORDS.frameTitle(nameOf(src))}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setFraming(framingOf({ ...use, value: {} }))}>
            {WORDS.wholePhoto}
          </Button>
          <Button kind="strong" isOff={operations.length === 0} onClick={keep}>
            {WORDS.frameNow(places.length)}
          </Button>
        </>
      }
    >
      <p className={controls['hint']}>{WORDS.frameWhy}</p>
      <div className={styles['frame']}>
        <PhotoStage url={url} shape={width / height} framing={framing} onChange={setFraming} />
        <div className={styles['side']}>
          <h3>{WORDS.howCut}</h3>
          <div className={styles['cuts']}>
            {CUTS.map((cut) => (
              <CutPreview
                key={cut.name}
                {...cut}
                url={url}
                photo={width / height}
                framing={framing}
              />
            ))}
          </div>
          <FrameNumbers framing={framing} onChange={setFraming} />
          {uses.length > 1 && (
            <label className={controls['check']}>
              <input
                type="checkbox"
                checked={isEverywhere}
                onChange={({ target }) => setEverywhere(target.checked)}
              />
              {WORDS.frameEverywhere(uses.length)}
            </label>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function isCutLike(use: PictureUse, { crop, focus }: Framing): boolean {
  const own = framingOf(use);
  return isSame(own.crop, crop) && isSame(own.focus, focus);
}
