import { computed } from '@preact/signals-core';
import cx from 'classnames';
import { ArrowRight, ClipboardCopy, Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { SPANS, type Span, type Visits } from '../../../document/visits/visits';
import { valueAt } from '../../../document/values';
import { useValue } from '../../../ui/useValue';
import { useCopy } from '../../shell/useCopy';
import { spokenLanguage } from '../../language/spoken';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { FileButton } from '../../ui/FileButton';
import { Moment } from '../../ui/Moment';
import { useFileDrop } from '../../ui/useFileDrop';
import { CountTable } from './CountTable';
import { useVisits } from './useVisits';
import { visitsAsCsv, visitsToPaste } from './visitsAsCsv';
import styles from './visits.module.css';
import { WORDS } from './words';

/** Pages, inquiries and searches without a result, from the server's log. */
export function VisitsView() {
  const { host } = useStudio();
  const { visits, source, failure, isBusy, read } = useVisits();
  const { isOver, handlers } = useFileDrop(read);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={cx(styles['view'], isOver && styles['over'])} {...handlers}>
      <h2 ref={title} className={controls['title']} tabIndex={-1}>
        {WORDS.title}
      </h2>
      <p>{WORDS.intro}</p>
      <p className={controls['hint']}>{WORDS.privacy}</p>
      <IsOff onTurnedOn={() => title.current?.focus()} />
      <div className={styles['tools']}>
        <FileButton
          label={isBusy ? WORDS.reading : WORDS.open}
          accept=".log,.gz,.json,.jsonl,.txt,text/plain"
          multiple
          isOff={isBusy}
          onChoose={read}
        />
        <span className={controls['hint']}>{WORDS.dropHint}</span>
      </div>
      <Failure words={failure} />
      {isBusy && <Moment />}
      {!isBusy && visits && <Shown visits={visits} source={source} />}
      <section>
        <h3>{WORDS.howTitle}</h3>
        <ul>
          {WORDS.how.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Button isSmall icon={ArrowRight} onClick={() => host.reveal('/studio/log')}>
          {WORDS.setLog}
        </Button>
      </section>
    </div>
  );
}

/** While the site counts no searches and inquiries: that it could. */
function IsOff({ onTurnedOn }: { onTurnedOn: () => void }) {
  const { session, say } = useStudio();
  const isOn = useValue(
    useMemo(
      () => computed(() => valueAt(session.root.value, ['hosting', 'counts']) === true),
      [session],
    ),
  );
  if (isOn) return null;
  const turnOn = () => {
    const isThere = valueAt(session.root.peek(), ['hosting']) !== undefined;
    const change = isThere
      ? ({ op: 'set', at: '/hosting/counts', value: true } as const)
      : ({ op: 'set', at: '/hosting', value: { counts: true } } as const);
    if (!session.change([change], { name: WORDS.didTurnOn })) return;
    say(WORDS.turnedOn);
    // This goes with its button.
    onTurnedOn();
  };
  return (
    <p className={styles['tools']}>
      {WORDS.isOff}
      <Button isSmall onClick={turnOn}>
        {WORDS.turnOn}
      </Button>
    </p>
  );
}

/** A day as it is written in the language of Studio: '3 Nov 2026' for '2026-11-03'. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(spokenLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The counts of one span of days, and what they were counted from. */
function Shown({ visits, source }: { visits: Visits; source: string }) {
  const [span, setSpan] = useState<Span>(30);
  const { lines, unread, robots, from, until } = visits;
  const counts = visits.spans[span];
  const copyText = useCopy();
  const copy = () => copyText(visitsToPaste(counts), WORDS.copied);
  if (lines > 0 && unread === lines) return <p role="alert">{WORDS.unreadAll}</p>;
  const said = [
    source,
    from !== undefined && until !== undefined
      ? WORDS.days(dayInWords(from), dayInWords(until))
      : WORDS.noDays,
    unread > 0 && WORDS.unread(unread, lines),
    robots > 0 && WORDS.robots(robots),
  ];
  return (
    <>
      <p role="status">{said.filter(Boolean).join(' ')}</p>
      <div className={styles['tools']}>
        <fieldset className={styles['spans']}>
          <legend>{WORDS.span}</legend>
          {SPANS.map((days) => (
            <label key={days} className={controls['check']}>
              <input
                type="radio"
                name="visits-span"
                checked={days === span}
                onChange={() => setSpan(days)}
              />
              {WORDS.lastDays(days)}
            </label>
          ))}
        </fieldset>
        <Button icon={ClipboardCopy} onClick={() => void copy()}>
          {WORDS.copy}
        </Button>
        <CsvLink text={visitsAsCsv(counts)} name={`${WORDS.file}-${visits.until ?? ''}.csv`} />
      </div>
      <CountTable
        title={WORDS.sentTitle(counts.inquiries)}
        column={WORDS.sent}
        rows={counts.sent}
        nameOf={WORDS.way}
      />
      <p className={controls['hint']}>{WORDS.notPartners}</p>
      <p className={controls['hint']}>{WORDS.noneWhy}</p>
      <CountTable title={WORDS.noneTitle(counts.unfound)} column={WORDS.none} rows={counts.none} />
      <CountTable
        title={WORDS.pagesTitle(counts.opened)}
        column={WORDS.pages}
        rows={counts.pages}
      />
    </>
  );
}

/** What was counted, to be downloaded as a file. */
function CsvLink({ text, name }: { text: string; name: string }) {
  const href = `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <a className={styles['file']} href={href} download={name}>
      <Download size={16} aria-hidden />
      {WORDS.download}
    </a>
  );
}
