import { useState } from 'react';
import { rememberedText } from '../../form/altTexts';
import { askForText } from '../../form/staleTexts';
import { useStudio } from '../../shell/studio';
import { breakable } from '../../ui/breakable';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Dialog } from '../../ui/Dialog';
import { includesText } from '../../ui/includesText';
import { SearchField } from '../../ui/SearchField';
import type { LibraryPicture } from './library';
import styles from './pictures.module.css';
import { replaceEverywhere, type PictureUse } from './uses';
import { nameOf, WORDS } from './words';

/** Chooses the picture that takes the place of another one everywhere, and says what it shows. */
export function ReplacePicture({
  src,
  uses,
  others,
  onClose,
}: {
  src: string;
  uses: readonly PictureUse[];
  others: readonly LibraryPicture[];
  onClose: () => void;
}) {
  const { session, host, say } = useStudio();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | undefined>();
  const [alt, setAlt] = useState('');
  const found = others.filter(({ src: other }) => includesText(other, text));
  const choose = (other: string) => {
    setChosen(other);
    setAlt(rememberedText(other));
  };
  const replace = () => {
    if (chosen === undefined) return;
    if (alt.trim() === '') for (const use of uses) askForText(chosen, use.alt);
    const name = WORDS.didReplace(nameOf(src), nameOf(chosen));
    if (session.change(replaceEverywhere(uses, chosen, alt.trim()), { name }))
      say(WORDS.replaced(uses.length));
    onClose();
  };
  return (
    <Dialog
      title={WORDS.replaceTitle(nameOf(src))}
      wide
      onClose={onClose}
      actions={
        <Button kind="strong" isOff={chosen === undefined} onClick={replace}>
          {WORDS.replaceNow(uses.length)}
        </Button>
      }
    >
      <p className={controls['hint']}>{WORDS.replaceWhy(uses.length)}</p>
      <SearchField label={WORDS.search} value={text} onChange={setText} />
      <div className={styles['choices']} role="group" aria-label={WORDS.chooseOther}>
        {found.map((one) => (
          <button
            key={one.src}
            className={styles['card']}
            type="button"
            aria-pressed={one.src === chosen}
            onClick={() => choose(one.src)}
          >
            <img src={host.pictureUrl(one.src)} alt="" loading="lazy" />
            <span className={styles['name']}>{breakable(nameOf(one.src))}</span>
          </button>
        ))}
      </div>
      <label className={controls['field']}>
        <span>{WORDS.newText}</span>
        <input
          className={controls['input']}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
      </label>
    </Dialog>
  );
}
