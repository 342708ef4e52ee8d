import { computed } from '@preact/signals-core';
import { Rocket } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { zoneOf } from '../../model/dates/changes';
import { momentInWords } from '../../model/dates/moments';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import type { PublishState } from '../publish/protocol';
import { ago } from '../when';
import styles from './calendar.module.css';
import { calendarOf, changesBetween, type CalendarEntry } from './calendarOf';
import { useNow } from './useNow';
import { WORDS } from './words';

/** What appears on the site and goes, in the order of time, and when the site has to be built again. */
export function CalendarView() {
  const { session, host, showView } = useStudio();
  const now = useNow();
  const { toCome, ranOut } = useCalendar(now);
  const zone = zoneOf(useValue(session.root));
  return (
    <div className={styles['calendar']}>
      <h1>{WORDS.title}</h1>
      <p className={controls['hint']}>{WORDS.intro}</p>
      <p className={styles['zone']}>
        {WORDS.zone(zone)}{' '}
        <Button isSmall onClick={() => host.reveal('/site/timeZone')}>
          {WORDS.changeZone}
        </Button>
      </p>
      <p>{toCome[0] ? WORDS.build(momentInWords(toCome[0].at)) : WORDS.noBuild}</p>
      <Overdue now={now} />
      <Button icon={Rocket} onClick={() => showView('publish')}>
        {WORDS.publish}
      </Button>
      <h2 id="calendar-to-come">{WORDS.toCome}</h2>
      {toCome.length === 0 && <p>{WORDS.nothingToCome}</p>}
      <Entries entries={toCome} labelledBy="calendar-to-come" />
      {ranOut.length > 0 && (
        <>
          <h2 id="calendar-ran-out">{WORDS.ranOut}</h2>
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
      {entries.map(({ at, appears, name, place, pointer }) => (
        <li key={pointer}>
          <button className={styles['entry']} type="button" onClick={() => host.reveal(pointer)}>
            <span className={styles['when']}>{momentInWords(at)}</span>{' '}
            <span className={styles['change']}>{change(appears)}</span>{' '}
            <span>{place === '' ? name : WORDS.at(name, place)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Says so if something was due since the site was published from here. */
function Overdue({ now }: { now: Date }) {
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
  const due = live === undefined ? 0 : changesBetween(root, new Date(live), now);
  if (live === undefined || due === 0) return null;
  return <p className={styles['overdue']}>{WORDS.overdue(due, ago(live))}</p>;
}
