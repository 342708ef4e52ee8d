import { ImageOff } from 'lucide-react';
import cx from 'classnames';
import { useState, type DragEvent } from 'react';
import { WORDS } from './words';
import type { FieldProps } from './formHost';
import { fieldId } from './fieldId';
import { useHost } from './formHost';
import styles from './form.module.css';
import { Fields } from './GroupField';
import { PictureDialog } from './PictureDialog';
import { Button } from '../ui/Button';
import { Problems } from './Problems';
import { StaleText } from './StaleText';
import { RemoveButton } from './RemoveButton';
import { usePictureChoice } from './usePictureChoice';
import { errorMessage } from '../../document/errorMessage';

/** A picture: what it shows now, a choice of all on the site with room for a new one, and the rest of its fields. */
export function PictureField({ schema, at, label, required }: FieldProps) {
  const { pictureUrl, upload } = useHost();
  const { src, choose } = usePictureChoice(at);
  const [isOver, setOver] = useState(false);
  const [uploadState, setUpload] = useState<string>(WORDS.orDrop);
  const [isOpen, setOpen] = useState(false);
  /** The address of a file that is not there. */
  const [missing, setMissing] = useState('');
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (!file) return;
    setUpload(WORDS.uploading);
    try {
      choose(await upload(file));
      setUpload(WORDS.orDrop);
    } catch (error) {
      setUpload(errorMessage(error));
    }
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{label}</legend>
      {!required && <RemoveButton at={at} label={label} />}
      <div
        className={cx(styles['picture'], isOver && styles['over'])}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void drop(event)}
      >
        <span className={styles['thumbnail']}>
          {src === '' || src === missing ? (
            <ImageOff size={22} />
          ) : (
            <img src={pictureUrl(src)} alt="" onError={() => setMissing(src)} />
          )}
        </span>
        <span className={styles['chosen']}>
          <code>{src.replace(/^\/images\//, '')}</code>
          <Button isSmall id={fieldId(`${at}/src`)} onClick={() => setOpen(true)}>
            {src === '' ? WORDS.chooseFile : WORDS.anotherFile}
          </Button>
          <span className={styles['help']} role="status">
            {uploadState}
          </span>
        </span>
      </div>
      <Problems at={`${at}/src`} />
      <StaleText at={at} />
      <Fields schema={schema} at={at} without={['src']} />
      <p className={styles['help']}>{WORDS.pictureKinds}</p>
      {isOpen && <PictureDialog at={at} onClose={() => setOpen(false)} onChoose={choose} />}
    </fieldset>
  );
}
