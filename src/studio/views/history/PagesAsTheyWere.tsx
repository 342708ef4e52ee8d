import { useEffect, useRef, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { PageFrame } from '../../shell/PageFrame';
import { pagesOf } from '../../shell/pageSteps';
import { previewAddress } from '../../shell/previewAddress';
import { useStudio } from '../../shell/studio';
import styles from './history.module.css';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';

/** The pages of a version in the preview, which shows the draft again when this goes. */
export function PagesAsTheyWere({ id, value }: { id: string; value: unknown }) {
  const { session, page } = useStudio();
  const [failure, setFailure] = useState('');
  const [isShown, setShown] = useState(false);
  const pages = pagesOf(value);
  const [index, setIndex] = useState(() => Math.min(page.peek(), pages.length - 1));
  useEffect(() => {
    session.api
      .ask('history-look', { id })
      .then(() => setShown(true))
      .catch((error: unknown) => setFailure(errorMessage(error)));
    return () => {
      // Where the server is gone, it shows the draft anyway once it is back.
      session.api.ask('history-look', {}).catch(() => undefined);
    };
  }, [session, id]);
  if (failure !== '') return <Failure words={failure} />;
  const address = previewAddress(session.schema, value, `/pages/${index}`);
  return (
    <>
      <label className={styles['choice']}>
        {WORDS.page}
        <select
          className={controls['input']}
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {pages.map((one) => (
            <option key={one.index} value={one.index}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {isShown ? (
        <Frame address={address} />
      ) : (
        <p className={controls['hint']} role="status">
          {WORDS.loading}
        </p>
      )}
    </>
  );
}

function Frame({ address }: { address: string }) {
  const { origin } = useStudio().session.state.preview;
  const frame = useRef<HTMLIFrameElement>(null);
  // A click follows links here: there is nothing to edit.
  const free = () =>
    frame.current?.contentWindow?.postMessage({ studio: 'mode', selects: false }, origin);
  return (
    <div className={styles['stage']}>
      <PageFrame
        frame={frame}
        className={styles['frame']}
        title={WORDS.asItWas}
        src={origin + address}
        onLoad={free}
      />
    </div>
  );
}
