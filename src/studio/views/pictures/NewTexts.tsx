import { useState } from 'react';
import { rememberText } from '../../form/altTexts';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import styles from './pictures.module.css';
import { weaknessOf } from './uses';
import { nameOf, WORDS } from './words';

/** Asks what new pictures show, for those who cannot see them. */
export function NewTexts({
  sources,
  onClose,
}: {
  sources: readonly string[];
  onClose: () => void;
}) {
  const { host } = useStudio();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const keep = () => {
    for (const [src, text] of Object.entries(texts))
      if (text.trim()) rememberText(src, text.trim());
    onClose();
  };
  return (
    <Dialog
      title={WORDS.newTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.later}</Button>
          <Button kind="strong" onClick={keep}>
            {WORDS.keepTexts}
          </Button>
        </>
      }
    >
      <p className={controls['hint']}>{WORDS.newWhy}</p>
      <p className={controls['hint']}>{WORDS.goodText}</p>
      {sources.map((src) => {
        const text = texts[src] ?? '';
        const weakness = weaknessOf(text);
        return (
          <label key={src} className={styles['fresh']}>
            <img src={host.pictureUrl(src)} alt="" />
            <span className={controls['field']}>
              <span>{WORDS.whatShows(nameOf(src))}</span>
              <input
                className={controls['input']}
                value={text}
                onChange={({ target }) => setTexts({ ...texts, [src]: target.value })}
              />
              {weakness && <span className={styles['lack']}>{WORDS.advice[weakness]}</span>}
            </span>
          </label>
        );
      })}
    </Dialog>
  );
}
