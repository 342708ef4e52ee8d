import controls from '../../ui/controls.module.css';
import styles from './publish.module.css';
import { useFile } from './useFile';
import { WORDS } from './words';

/** The code by which a phone opens the draft, and its address for those who type. */
export function ShareCode({ address }: { address: string }) {
  const code = useFile('publish-code');
  return (
    <div className={styles['share']}>
      {code !== undefined && <img src={code} alt={WORDS.code} width={220} height={220} />}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <p className={controls['hint']}>{WORDS.codeHint}</p>
    </div>
  );
}
