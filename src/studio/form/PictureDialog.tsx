import { useState } from 'react';
import { WORDS } from './words';
import { Dialog } from '../ui/Dialog';
import { FileButton } from '../ui/FileButton';
import { SearchField } from '../ui/SearchField';
import { breakable } from '../ui/breakable';
import { matching } from './matching';
import { useHost } from './formHost';
import styles from './pictures.module.css';
import { useChoices } from './useChoices';
import { errorMessage } from '../../document/errorMessage';

/** All pictures of the site to choose from, and room for a new one. */
export function PictureDialog({
  at,
  onClose,
  onChoose,
}: {
  at: string;
  onClose: () => void;
  onChoose: (src: string) => void;
}) {
  const { pictureUrl } = useHost();
  const all = useChoices('image', at);
  const [text, setText] = useState('');
  const found = matching(all ?? [], text);
  const choose = (src: string) => {
    onChoose(src);
    onClose();
  };
  return (
    <Dialog title={WORDS.chooseFile} wide onClose={onClose}>
      <div className={styles['tools']}>
        <SearchField label={WORDS.searchPictures} value={text} onChange={setText} />
        <UploadButton onDone={choose} />
      </div>
      <ul className={styles['pictures']}>
        {found.map(({ value, label }) => (
          <li key={value}>
            <button className={styles['choice']} type="button" onClick={() => choose(value)}>
              <img src={pictureUrl(value)} alt="" loading="lazy" />
              <span>{breakable(label.replace(/^\/images\//, ''))}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles['none']} role="status">
          {all ? WORDS.noMatch : WORDS.stillLooking}
        </p>
      )}
    </Dialog>
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
      setState({ failure: errorMessage(error) });
    }
  };
  return (
    <>
      <FileButton
        label={state === 'busy' ? WORDS.uploading : WORDS.dropHere}
        accept="image/*"
        isOff={state === 'busy'}
        onChoose={([file]) => {
          if (file) void send(file);
        }}
      />
      <p className={styles['failure']} role="alert">
        {typeof state === 'object' && state.failure}
      </p>
    </>
  );
}
