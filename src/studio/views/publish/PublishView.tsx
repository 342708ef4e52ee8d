import { Download, ExternalLink, Save } from 'lucide-react';
import { useValue } from '../../../ui/useValue';
import { schemaAt } from '../../../document/schema/schemaAt';
import { starter } from '../../../document/schema/starter';
import { stepsOf } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { Moment } from '../../ui/Moment';
import { ago } from '../when';
import { ProgressBar } from './ProgressBar';
import styles from './publish.module.css';
import type { Outcome, PublishState, Way, WayOut } from './protocol';
import { ShareCode } from './ShareCode';
import { useFile } from '../../shell/useFile';
import { usePublishing } from './usePublishing';
import { WORDS } from './words';

/** Where the config names the server or folder. */
const PLACE = '/studio/publish';

/** What is live, what is not yet, and the ways to publish it. */
export function PublishView() {
  const { session } = useStudio();
  const { state, failure, start, cancel } = usePublishing();
  return (
    <div className={styles['publish']}>
      <h2 className={controls['title']}>{WORDS.title}</h2>
      <p className={controls['hint']}>{WORDS.intro}</p>
      <Failure words={failure} />
      {!state && failure === '' && <Moment />}
      {state && <Live live={state.live} />}
      <Before session={session} />
      {state && !state.running && (
        <ul className={styles['ways']} aria-label={WORDS.ways}>
          {state.ways.map((one) => (
            <WayRow key={one.way} one={one} start={start} />
          ))}
          {!state.ways.some(({ way }) => way === 'server') && <NameServer />}
          {!state.ways.some(({ way }) => way === 'share') && (
            <WayRow one={{ way: 'share', where: '', why: WORDS.shareLater }} start={start} />
          )}
        </ul>
      )}
      {state?.running && (
        <>
          <ProgressBar progress={state.running.progress} />
          <Button isOff={state.running.progress.step === 'switch'} onClick={cancel}>
            {WORDS.cancel}
          </Button>
        </>
      )}
      {state?.outcome && (
        <End
          outcome={state.outcome}
          before={state.before}
          shared={state.ways.find(({ way }) => way === 'share')?.where}
        />
      )}
    </div>
  );
}

function Live({ live }: { live: PublishState['live'] }) {
  if (!live) return <p>{WORDS.never}</p>;
  const { at, who, where, changes } = live;
  return (
    <>
      <p>{WORDS.published(ago(at), who, where)}</p>
      <p>{changes.length === 0 ? WORDS.upToDate(where) : WORDS.notLive}</p>
      <ul className={styles['changes']}>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}

/** What is to be done before publishing. */
function Before({ session }: Pick<ReturnType<typeof useStudio>, 'session'>) {
  const { open } = useStudio();
  const isSaved = useValue(session.isSaved);
  const errors = useValue(session.problems).filter(({ severity }) => severity === 'error').length;
  // What is published is what is saved, and checked before.
  const words = isSaved ? WORDS.mistakes : WORDS.mistakesInDraft;
  return (
    <>
      {errors > 0 && (
        <p className={styles['first']}>
          <span className={controls['wrong']}>{words(errors)}</span>{' '}
          <Button onClick={() => open('mistakes')}>{WORDS.showMistakes}</Button>
        </p>
      )}
      {!isSaved && (
        <p className={styles['first']}>
          {WORDS.unsaved}{' '}
          <Button icon={Save} onClick={() => open('save')}>
            {WORDS.save}
          </Button>
        </p>
      )}
    </>
  );
}

function WayRow({ one: { way, where, why }, start }: { one: WayOut; start: (way: Way) => void }) {
  const isMain = way === 'push' || way === 'server';
  return (
    <li>
      <Button
        kind={isMain ? 'strong' : 'plain'}
        isOff={why !== undefined}
        onClick={() => start(way)}
        aria-describedby={`way-${way}`}
      >
        {WORDS.wayName[way](where)}
      </Button>
      <p id={`way-${way}`} className={controls['hint']}>
        {why ?? WORDS.wayHint[way]}
      </p>
    </li>
  );
}

/** The way to a place that is not named yet: its form. */
function NameServer() {
  const { session, host } = useStudio();
  const name = () => {
    const root = session.root.peek();
    if (valueAt(root, stepsOf(PLACE)) === undefined) {
      const value = starter(schemaAt(session.schema, root, PLACE) ?? {});
      session.change([{ op: 'set', at: PLACE, value }], { name: WORDS.stepNameServer });
    }
    host.reveal(`${PLACE}/kind`);
  };
  return (
    <li>
      <Button aria-describedby="way-server" onClick={name}>
        {WORDS.nameServer}
      </Button>
      <p id="way-server" className={controls['hint']}>
        {WORDS.nameServerHint}
      </p>
    </li>
  );
}

interface EndProps {
  outcome: Outcome;
  before: number | undefined;
  /** Where phones find the draft, with its key. */
  shared: string | undefined;
}

function End({ outcome, before, shared }: EndProps) {
  if (outcome.state === 'cancelled') {
    return (
      <p className={styles['cancelled']} role="status">
        {outcome.message}
      </p>
    );
  }
  if (outcome.state !== 'done') {
    return (
      <div className={styles['failure']} role="alert">
        <strong>{WORDS.failed[outcome.way]}</strong>
        <p>{outcome.message}</p>
      </div>
    );
  }
  const { way, pages, files, bytes } = outcome;
  return (
    <div ref={bringIntoView} className={styles['end']} role="status">
      <strong>{WORDS.done[way]}</strong> {WORDS.size(pages, files, bytes, before)}
      {(way === 'zip' || way === 'draft') && <ZipLink way={way} />}
      {way === 'server' && <SiteLink />}
      {way === 'share' && shared !== undefined && <ShareCode address={shared} />}
    </div>
  );
}

/** What has come of it stands below all ways: it is what one waits for. */
const bringIntoView = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'nearest' });

/** Leads to what visitors see now. */
function SiteLink() {
  const { session } = useStudio();
  const url = valueAt(session.root.peek(), ['site', 'url']);
  if (typeof url !== 'string') return null;
  return (
    <a className={styles['download']} href={url} target="_blank" rel="noreferrer">
      <ExternalLink size={16} aria-hidden />
      {WORDS.seeSite(url.replace(/^https:\/\//, ''))}
    </a>
  );
}

/** The ZIP file to be downloaded. */
function ZipLink({ way }: { way: Way }) {
  const { session } = useStudio();
  const url = useFile(`publish-zip?way=${way}`);
  const name = session.state.file.replace(/\.json$/, '');
  if (url === undefined) return null;
  return (
    <a className={styles['download']} href={url} download={`${name}.${way}.zip`}>
      <Download size={16} aria-hidden />
      {WORDS.download}
    </a>
  );
}
