import { ArrowLeft, Eye, RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { operationsBetween } from '../../../document/compare';
import { describe } from '../../../document/describe';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import { Moment } from '../../ui/Moment';
import { dateAndTime } from '../../language/dateAndTime';
import styles from './history.module.css';
import { AskToRestore, type Restoration } from './AskToRestore';
import { PagesAsTheyWere } from './PagesAsTheyWere';
import { partsToRestore, type Restorable } from './partsToRestore';
import type { ListedVersion, VersionAnswer } from './protocol';
import { WORDS } from './words';
import { errorMessage } from '../../../document/errorMessage';
import { spokenDescribing } from '../../language/spoken';

/** One saved state: what it changed, how it differs from now, and the pages as they were. */
export function VersionDetail({ version, onBack }: { version: ListedVersion; onBack: () => void }) {
  const { session } = useStudio();
  const [answer, setAnswer] = useState<VersionAnswer>();
  const [failure, setFailure] = useState('');
  const [looks, setLooks] = useState(false);
  const { id, at, who } = version;
  useEffect(() => {
    session.api
      .ask<VersionAnswer>(`history-version?${new URLSearchParams({ id })}`)
      .then(setAnswer)
      .catch((error: unknown) => setFailure(errorMessage(error)));
  }, [session, id]);
  return (
    <div className={styles['detail']}>
      <div className={styles['head']}>
        <Button icon={ArrowLeft} onClick={onBack}>
          {WORDS.backToAll}
        </Button>
        <h2>{WORDS.by(dateAndTime(at), who)}</h2>
        {answer && (
          <Button icon={Eye} aria-pressed={looks} onClick={() => setLooks(!looks)}>
            {looks ? WORDS.endLook : WORDS.look}
          </Button>
        )}
      </div>
      <Failure words={failure} />
      {!answer && failure === '' && <Moment />}
      {answer && looks && <PagesAsTheyWere id={id} value={answer.value} />}
      {answer && !looks && <Changes answer={answer} at={at} />}
    </div>
  );
}

function Changes({ answer: { value, before }, at }: { answer: VersionAnswer; at: string }) {
  const { session } = useStudio();
  const { schema } = session;
  const now = useValue(session.root);
  const changed = useMemo(
    () => (before === undefined ? undefined : describe(schema, before, value, spokenDescribing())),
    [schema, before, value],
  );
  const parts = useMemo(() => partsToRestore(schema, value, now), [schema, value, now]);
  const [asked, setAsked] = useState<Restoration>();
  const askAll = () =>
    setAsked({
      operations: operationsBetween(now, value),
      name: WORDS.stepAll(dateAndTime(at)),
      done: WORDS.didRestore,
    });
  const ask = ({ operations, words, where }: Restorable) =>
    setAsked({ operations, name: WORDS.stepPart(words[0] ?? where), done: WORDS.didRestorePart });
  return (
    <>
      <h3>{WORDS.changed}</h3>
      {!changed && <p className={controls['hint']}>{WORDS.first}</p>}
      {changed?.length === 0 && <p className={controls['hint']}>{WORDS.same}</p>}
      <ul className={controls['rows']}>
        {changed?.map(({ where, words, pointer }) => (
          <li key={`${pointer} ${words}`}>
            <span className={controls['words']}>
              <strong>{where + spokenDescribing().colon}</strong> {words}
            </span>
          </li>
        ))}
      </ul>
      <h3>{WORDS.differs}</h3>
      {parts.length === 0 ? (
        <p className={controls['hint']}>{WORDS.isNow}</p>
      ) : (
        <Button icon={RotateCcw} kind="strong" onClick={askAll}>
          {WORDS.restoreAll}
        </Button>
      )}
      <ul className={controls['rows']}>
        {parts.map((part) => (
          <PartRow
            key={`${part.pointer} ${part.words[0] ?? ''}`}
            part={part}
            ask={() => ask(part)}
          />
        ))}
      </ul>
      {asked && <AskToRestore restoration={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function PartRow({ part: { where, words }, ask }: { part: Restorable; ask: () => void }) {
  const summary = words.join('; ');
  return (
    <li>
      <span className={controls['words']}>
        <strong>{where + spokenDescribing().colon}</strong> {summary}
      </span>
      <Button icon={RotateCcw} aria-label={WORDS.restorePart(summary)} onClick={ask}>
        {WORDS.restore}
      </Button>
    </li>
  );
}
