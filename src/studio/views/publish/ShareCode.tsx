import { useEffect, useState } from 'react';
import { useStudio } from '../../shell/studio';
import { useFile } from '../../shell/useFile';
import controls from '../../ui/controls.module.css';
import type { Phones } from './protocol';
import styles from './publish.module.css';
import { WORDS } from './words';

/** How often we look whether a phone has come, whose code opens nothing any more. */
const LOOK_INTERVAL_MS = 2000;

/** The code by which the next phone opens the draft, and its address for those who type. */
export function ShareCode({ address: first }: { address: string }) {
  const { session } = useStudio();
  const [{ address, count }, setPhones] = useState<Phones>({ address: first, count: 0 });
  useEffect(() => {
    // Where Studio cannot be reached, it says so elsewhere.
    const look = () => void session.api.ask<Phones>('publish-phones').then(setPhones, () => {});
    look();
    const timer = setInterval(look, LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [session]);
  const code = useFile(`publish-code?phones=${count}`);
  return (
    <div className={styles['share']}>
      {code !== undefined && <img src={code} alt={WORDS.code} width={220} height={220} />}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <p role="status">{count > 0 && WORDS.phones(count)}</p>
      <p className={controls['hint']}>{WORDS.codeHint}</p>
    </div>
  );
}
