import cx from 'classnames';
import { useEffect, useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { useStudio } from '../../shell/studio';
import { Moment } from '../../ui/Moment';
import { dateAndTime } from '../../language/dateAndTime';
import { ago } from '../when';
import styles from './history.module.css';
import type { HistoryAnswer, ListedVersion } from './protocol';
import { VersionDetail } from './VersionDetail';
import { WORDS } from './words';
import { fillingsInWords } from '../../language/spokenNames';
import { errorMessage } from '../../../document/errorMessage';

/** How many lines of a version its entry in the list shows. */
const MAX_SHOWN_LINES = 3;

/** All saved states: a list, and beside it the one that is chosen. */
export function HistoryView() {
  const { session } = useStudio();
  const [answer, setAnswer] = useState<HistoryAnswer>();
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const read = () => {
      session.api
        .ask<HistoryAnswer>('history')
        .then(setAnswer)
        .catch((error: unknown) => setFailure(errorMessage(error)));
    };
    // At once, and again after each save, which has added one.
    return session.isSaved.subscribe(read);
  }, [session]);

  const version = answer?.versions.find(({ id }) => id === chosen);
  return (
    <div className={styles['history']}>
      <div className={cx(styles['list'], version && styles['aside'])}>
        <h2 className={controls['title']}>{WORDS.title}</h2>
        <p className={controls['hint']}>{WORDS.intro}</p>
        <Failure words={failure} />
        {!answer && failure === '' && <Moment />}
        {answer && (
          <p className={controls['hint']}>
            {answer.note ?? (answer.isInGit ? WORDS.inGit : WORDS.inFolder)}
          </p>
        )}
        {answer?.versions.length === 0 && <p>{WORDS.none}</p>}
        {answer && <Versions versions={answer.versions} current={version} choose={setChosen} />}
      </div>
      {version ? (
        <VersionDetail key={version.id} version={version} onBack={() => setChosen(undefined)} />
      ) : (
        <p className={styles['unchosen']}>{WORDS.choose}</p>
      )}
    </div>
  );
}

/** What was saved in Studio, and folded, what the authors of the code have changed. */
function Versions({
  versions,
  current,
  choose,
}: {
  versions: readonly ListedVersion[];
  current: ListedVersion | undefined;
  choose: (id: string) => void;
}) {
  const saved = versions.filter(({ isOfCode }) => isOfCode !== true);
  const ofCode = versions.filter(({ isOfCode }) => isOfCode === true);
  const [lastOfCode] = ofCode;
  const entries = (list: readonly ListedVersion[], label: string) => (
    <ol className={styles['versions']} aria-label={label}>
      {list.map((one) => (
        <li key={one.id}>
          <Entry version={one} isCurrent={one === current} choose={() => choose(one.id)} />
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {entries(saved, WORDS.list)}
      {lastOfCode && saved.length === 0 && <p>{WORDS.noneOfStudio}</p>}
      {lastOfCode && (
        <details>
          <summary>{WORDS.ofCode(ofCode.length, ago(lastOfCode.at))}</summary>
          {entries(ofCode, WORDS.listOfCode)}
        </details>
      )}
    </>
  );
}

function Entry({
  version: { at, who, words: lines },
  isCurrent,
  choose,
}: {
  version: ListedVersion;
  isCurrent: boolean;
  choose: () => void;
}) {
  // Saves of earlier releases have placeholders in their words.
  const words = lines.map(fillingsInWords);
  return (
    <button
      className={cx(controls['choice'], styles['version'], isCurrent && styles['current'])}
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <span className={styles['when']} title={dateAndTime(at)}>
        {WORDS.by(ago(at), who)}
      </span>
      {words.slice(0, MAX_SHOWN_LINES).map((line) => (
        <span key={line} className={styles['line']}>
          {line}
        </span>
      ))}
      {words.length > MAX_SHOWN_LINES && (
        <span className={styles['line']}>{WORDS.more(words.length - MAX_SHOWN_LINES)}</span>
      )}
    </button>
  );
}
