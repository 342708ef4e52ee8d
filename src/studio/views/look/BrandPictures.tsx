import { useState } from 'react';
import { PictureDialog } from '../../form/PictureDialog';
import { usePictureChoice } from '../../form/usePictureChoice';
import { useStudio } from '../../shell/studio';
import { useFile } from '../../shell/useFile';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import styles from './look.module.css';
import { WORDS } from './words';

/** What the build draws of the logo, as it is drawn now, and others to choose. */
export function BrandPictures() {
  const { session } = useStudio();
  const [turn, setTurn] = useState(0);
  const icon = useFile(`brand-picture?of=icon&turn=${turn}`);
  const card = useFile(`brand-picture?of=card&turn=${turn}`);
  const drawAgain = () => setTurn((before) => before + 1);
  // The server draws what has reached it.
  const drawNew = () => void session.whenLevel().then(drawAgain);
  return (
    <section aria-labelledby="look-brand">
      <h3 id="look-brand">{WORDS.brand}</h3>
      <p className={controls['hint']}>{WORDS.brandWhy}</p>
      <p className={styles['brand']}>
        {icon !== undefined && <img src={icon} alt={WORDS.icon} width={64} height={64} />}
        {card !== undefined && <img src={card} alt={WORDS.card} width={300} height={158} />}
      </p>
      <div className={styles['brand']}>
        <Button isSmall onClick={drawAgain}>
          {WORDS.drawAgain}
        </Button>
        <Choice label={WORDS.changeLogo} at="/site/logo/mark" onChosen={drawNew} />
        <Choice label={WORDS.ownCard} at="/site/shareImage" onChosen={drawNew} />
      </div>
    </section>
  );
}

/** A button that puts another picture in the place of one. */
function Choice({ label, at, onChosen }: { label: string; at: string; onChosen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { host } = useStudio();
  const { src, choose } = usePictureChoice(at);
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <PictureDialog
          at={at}
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            choose(chosen);
            onChosen();
            // The first picture in this place has no text yet.
            if (src === '') host.reveal(`${at}/alt`);
          }}
        />
      )}
    </>
  );
}
