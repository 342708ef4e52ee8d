import { Upload, X } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { WORDS } from '../words';
import { matching } from './Combobox';
import { useHost } from './formHost';
import styles from './pictures.module.css';
import { useChoices } from './useChoices';

/** All pictures of the site to choose from, and room for a new one. */
export function PictureDialog({
  ref,
  at,
  isOpen,
  onClose,
  onChoose,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  at: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (src: string) => void;
}) {
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles['dialog']} aria-label={WORDS.chooseFile} onClose={onClose}>
      <div className={styles['head']}>
        <h2>{WORDS.chooseFile}</h2>
        <button className={styles['close']} type="button" aria-label={WORDS.close} onClick={close}>
          <X size={18} />
        </button>
      </div>
      {isOpen && (
        <Pictures
          at={at}
          onChoose={(src) => {
            onChoose(src);
            close();
          }}
        />
      )}
    </dialog>
  );
}

function Pictures({ at, onChoose }: { at: string; onChoose: (src: string) => void }) {
  const { pictureUrl } = useHost();
  const all = useChoices('image', at);
  const [text, setText] = useState('');
  const found = matching(all, text);
  return (
    <>
      <div className={styles['tools']}>
        <input
          className={styles['search']}
          type="search"
          placeholder={WORDS.searchPictures}
          aria-label={WORDS.searchPictures}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <UploadButton onDone={onChoose} />
      </div>
      <ul className={styles['pictures']}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <button className={styles['choice']} type="button" onClick={() => onChoose(value)}>
              <img src={pictureUrl(value)} alt="" loading="lazy" />
              <span>{label.replace(/^\/images\//, '')}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles['none']}>{WORDS.noMatch}</p>}
    </>
  );
}

function UploadButton({ onDone }: { onDone: (src: string) => void }) {
  const { upload } = useHost();
  const [state, setState] = useState<'ready' | 'busy' | { failure: string }>('ready');
  const send = async (file: File) => {
    setState('busy');
    try {
      onDone(await upload(file));
      setState('ready');
    } catch (error) {
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <>
      <label className={styles['upload']}>
        <Upload size={16} />
        {state === 'busy' ? WORDS.uploading : WORDS.dropHere}
        <input
          type="file"
          accept="image/*"
          disabled={state === 'busy'}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
          }}
        />
      </label>
      <p className={styles['failure']} role="alert">
        {typeof state === 'object' && state.failure}
      </p>
    </>
  );
}
