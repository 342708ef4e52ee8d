import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../cart/fill';
import { asDeskFile, parseDeskFile, takenOver } from '../../../desk/deskFile';
import type { DeskInquiry } from '../../../desk/rows';
import type { WordsOfTheDesk } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { saveFile } from '../saveFile';
import css from '../sales-desk.module.css';
import type { Desk } from '../useDesk';

const SMALL = buttonClass({ look: 'outline', small: true });

/** What is open on this computer: to go on with, to take off, to save as a file, to take over from one. */
export function OpenOnes({
  words,
  inquiries,
  shown,
  onShow,
  onChange,
}: {
  words: WordsOfTheDesk;
  inquiries: readonly DeskInquiry[];
  shown: string | undefined;
  onShow: (id: string) => void;
  onChange: Desk['change'];
}) {
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<DeskInquiry>();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOver = async (chosen: File | undefined) => {
    const found = chosen && parseDeskFile(await chosen.text());
    if (found) onChange((open) => takenOver(open, found));
    if (chosen) setSaid(found ? fill(words.imported, { n: found.length }) : words.notImported);
    if (file.current) file.current.value = '';
  };
  return (
    <div className={css.open}>
      <h2 ref={heading} tabIndex={-1}>
        {words.openOnes}
      </h2>
      <ul>
        {inquiries.map((one) => (
          <OpenOne
            key={one.id}
            inquiry={one}
            words={words}
            isShown={one.id === shown}
            onShow={() => onShow(one.id)}
            onDone={() => {
              setRemoved(one);
              onChange((open) => open.filter(({ id }) => id !== one.id));
            }}
          />
        ))}
      </ul>
      <div className={css.actions}>
        {removed && (
          <Undo
            key={removed.id}
            label={words.undo}
            onClick={() => {
              heading.current?.focus();
              onChange((open) => takenOver(open, [removed]));
              setRemoved(undefined);
            }}
          />
        )}
        {inquiries.length > 0 && (
          <button
            type="button"
            className={SMALL}
            onClick={() => saveFile('desk.json', asDeskFile(inquiries), 'application/json')}
          >
            {words.exportAll}
          </button>
        )}
        <button type="button" className={SMALL} onClick={() => file.current?.click()}>
          {words.importAll}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json"
          hidden
          onChange={({ target }) => void takeOver(target.files?.[0])}
        />
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

/** Takes the focus of the button that has removed the inquiry, and is gone with it. */
function Undo({ label, onClick }: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" className={SMALL} onClick={onClick}>
      {label}
    </button>
  );
}

function OpenOne({
  inquiry,
  words,
  isShown,
  onShow,
  onDone,
}: {
  inquiry: DeskInquiry;
  words: WordsOfTheDesk;
  isShown: boolean;
  onShow: () => void;
  onDone: () => void;
}) {
  const name = <NameOf inquiry={inquiry} words={words} />;
  return (
    <li>
      <button type="button" className={css.name} aria-pressed={isShown} onClick={onShow}>
        {name}
      </button>
      <button type="button" className={SMALL} onClick={onDone}>
        {words.done}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

function NameOf({ inquiry, words }: { inquiry: DeskInquiry; words: WordsOfTheDesk }) {
  const { language, format = language } = useSite().site;
  const { reference, customer, since, rows } = inquiry;
  const date = new Date(since).toLocaleString(format, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const first = rows[0]?.name;
  return (
    [reference, customer].filter(Boolean).join(' · ') ||
    [fill(words.unnamed, { date }), first].filter(Boolean).join(' · ')
  );
}
