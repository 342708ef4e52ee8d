import { useState } from 'react';
import { useStudio } from '../../shell/studio';
import { useFile } from '../../shell/useFile';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import styles from './look.module.css';
import { WORDS } from './words';

/** What the build draws of the logo, as it is drawn now. */
export function BrandPictures() {
  const { host } = useStudio();
  const [turn, setTurn] = useState(0);
  const icon = useFile(`brand-picture?of=icon&turn=${turn}`);
  const card = useFile(`brand-picture?of=card&turn=${turn}`);
  return (
    <section aria-labelledby="look-brand">
      <h3 id="look-brand">{WORDS.brand}</h3>
      <p className={controls['hint']}>{WORDS.brandWhy}</p>
      <p className={styles['brand']}>
        {icon !== undefined && <img src={icon} alt={WORDS.icon} width={64} height={64} />}
        {card !== undefined && <img src={card} alt={WORDS.card} width={300} height={158} />}
      </p>
      <p className={styles['brand']}>
        <Button isSmall onClick={() => setTurn(turn + 1)}>
          {WORDS.drawAgain}
        </Button>
        <Button isSmall onClick={() => host.reveal('/site/logo')}>
          {WORDS.changeLogo}
        </Button>
        <Button isSmall onClick={() => host.reveal('/site/shareImage')}>
          {WORDS.ownCard}
        </Button>
      </p>
    </section>
  );
}
