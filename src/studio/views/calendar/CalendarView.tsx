import { computed } from '@preact/signals-core';
import cx from 'classnames';
import { Rocket } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { nextBuild, zoneOf } from '../../../document/dates/changes';
import { momentInWords } from '../../../document/dates/moments';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import type { PublishState } from '../publish/protocol';
import { ago } from '../when';
import styles from './calendar.module.css';
import { calendarOf, missedSince, type CalendarEntry } from './calendarOf';
import { useNow } from './useNow';
import { spokenLanguage } from '../../language/spoken';
import { WORDS } from './words';

/** What appears on the site and goes, in the order of time, and when the site has to be built again. */
export function CalendarView() {
  const { session, host, showView } = useStudio();
  const now = useNow();
  const { toCome, ranOut } = useCalendar(now);
  const zone = zoneOf(useValue(session.root));
  return (
    <div className={styles['calendar']}>
      <h2 className={controls['title']}>{WORDS.title}</h2>
      <p className={controls['hint']}>{WORDS.intro}</p>
      <p className={styles['zone']}>
        {WORDS.zone(zone)}{' '}
        <Button isSmall onClick={() => host.reveal('/site/timeZone')}>
          {WORDS.changeZone}
        </Button>
      </p>
      <p>{WORDS.inBrowser}</p>
      <NextBuild now={now} isQuiet={toCome.length === 0} />
      <Button icon={Rocket} onClick={() => showView('publish')}>
        {WORDS.publish}
      </Button>
      <h3 id="calendar-to-come">{WORDS.toCome}</h3>
      {toCome.length === 0 && <p>{WORDS.nothingToCome}</p>}
      <Entries entries={toCome} labelledBy="calendar-to-come" />
      {ranOut.length > 0 && (
        <>
          <h3 id="calendar-ran-out">{WORDS.ranOut}</h3>
          <Entries entries={ranOut} labelledBy="calendar-ran-out" isPast />
        </>
      )}
    </div>
  );
}

function useCalendar(now: Date) {
  const { session } = useStudio();
  // As text, which stays the same while something else is typed.
  const text = useMemo(
    () => computed(() => JSON.stringify(calendarOf(session.schema, session.root.value, now))),
    [session, now],
  );
  return JSON.parse(useValue(text)) as ReturnType<typeof calendarOf>;
}

function Entries({
  entries,
  labelledBy,
  isPast = false,
}: {
  entries: readonly CalendarEntry[];
  labelledBy: string;
  isPast?: boolean;
}) {
  const { host } = useStudio();
  if (entries.length === 0) return null;
  const change = (appears: boolean) => (appears ? WORDS.appears : isPast ? WORDS.went : WORDS.goes);
  return (
    <ol className={styles['entries']} aria-labelledby={labelledBy}>
      {entries.map(({ at, appears, name, where, pointer }) => (
        <li key={pointer}>
          <button
            className={cx(controls['choice'], styles['entry'])}
            type="button"
            onClick={() => host.reveal(pointer)}
          >
            <span className={styles['when']}>{momentInWords(at, spokenLanguage())}</span>{' '}
            <span className={styles['change']}>{change(appears)}</span>{' '}
            <span>{where === '' ? name : WORDS.at(name, where)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** When the site has to be built again, and whether something was due since it was published from here. */
function NextBuild({ now, isQuiet }: { now: Date; isQuiet: boolean }) {
  const { session } = useStudio();
  const root = useValue(session.root);
  const [live, setLive] = useState<string>();
  useEffect(() => {
    session.api
      .ask<PublishState>('publish')
      .then((state) => setLive(state.live?.at))
      // The view "Publish" says what is wrong.
      .catch(() => setLive(undefined));
  }, [session]);
  const built = live === undefined ? now : new Date(live);
  const missed = missedSince(root, built, now);
  const next = nextBuild(root, missed > 0 ? now : built);
  return (
    <>
      <p>
        {next !== undefined
          ? WORDS.build(momentInWords(next, spokenLanguage()))
          : isQuiet
            ? WORDS.noBuild
            : WORDS.byItself}
      </p>
      {live !== undefined && missed > 0 && (
        <p className={styles['overdue']}>{WORDS.overdue(missed, ago(live))}</p>
      )}
    </>
  );
}
