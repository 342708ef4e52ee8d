import { useState } from 'react';
import type { ApiClient } from '../shell/apiClient';
import { toBase64 } from '../shell/toBase64';
import controls from '../ui/controls.module.css';
import type { BrandColours } from './answers';
import styles from './new-company.module.css';
import { WORDS } from './words';
import { errorMessage } from '../../document/errorMessage';

/** The logo, and the two colours that are taken from it or chosen. */
export function Colours({
  api,
  colours,
  onChange,
  onLogo,
}: {
  api: ApiClient;
  colours: BrandColours;
  onChange: (colours: BrandColours) => void;
  /** Given the picture in base64; undefined without one. */
  onLogo: (data: string | undefined) => void;
}) {
  const [state, setState] = useState('');
  const read = async (file: File | undefined) => {
    onLogo(undefined);
    setState('');
    if (!file) return;
    setState(WORDS.reading);
    try {
      const data = await toBase64(file);
      onChange(await api.ask<BrandColours>('logo-colours', { data }));
      onLogo(data);
      setState('');
    } catch (error) {
      setState(errorMessage(error));
    }
  };
  return (
    <>
      <label className={controls['field']}>
        <span>{WORDS.logo}</span>
        <input
          type="file"
          accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </label>
      <p className={controls['hint']} role="status">
        {state || WORDS.logoHelp}
      </p>
      <div className={styles['colours']}>
        {(['main', 'accent'] as const).map((name) => (
          <label key={name} className={controls['check']}>
            <input
              className={styles['swatch']}
              type="color"
              value={colours[name]}
              onChange={({ target }) => onChange({ ...colours, [name]: target.value })}
            />
            {WORDS[name]}
          </label>
        ))}
      </div>
      <p className={controls['hint']}>{WORDS.coloursHelp}</p>
    </>
  );
}
