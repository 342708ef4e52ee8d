import { useId, useState } from 'react';
import { fill } from '../../../cart/fill';
import { asCsv, asHtml, asTsv, cellsOf } from '../../../desk/cells';
import { asCalendar, dayAfter } from '../../../desk/followUp';
import { unitCodeOf } from '../../../desk/unitCodes';
import { asXlsx } from '../../../desk/xlsx';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { CopyText } from '../../../widgets/inquiry-list/CopyText';
import { saveFile } from '../saveFile';
import css from '../sales-desk.module.css';
import type { Answer } from './answer';
import { replyText } from './replyText';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OUTLINE = buttonClass({ look: 'outline', small: true });

/** The ways out: on paper, as cells, as a file, as the answer in a chat, as a reminder. */
export function Answers(answer: Answer) {
  const { block, inquiry, totals } = answer;
  const { words, followUpDays } = block;
  const { site, store, branches } = useSite<'store'>();
  const format = site.format ?? site.language;
  const [withUnitCodes, setWithUnitCodes] = useState(false);
  const cells = () =>
    cellsOf(inquiry.rows, totals.rows, {
      words: { ...words, name: words.product },
      linkOf: (page) => new URL(store.addresses.product + page, location.href).href,
      branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? id,
      withUnitCodes,
      language: site.language,
    });
  const name = [inquiry.reference || inquiry.customer || site.id, answer.branch?.id]
    .filter(Boolean)
    .join('-')
    .replace(/[^\p{L}\p{N}-]+/gu, '-');
  const remind = () => {
    const customer = inquiry.customer || inquiry.reference;
    const title = fill(words.followUpTitle, { customer });
    const day = dayAfter(new Date(), followUpDays);
    const text = replyText(answer, format);
    const file = asCalendar({ id: `${inquiry.id}@${site.id}`, title, text, day }, new Date());
    saveFile(`${name}.ics`, file, 'text/calendar');
  };
  return (
    <div className={css.answers}>
      <button type="button" className={buttonClass({ small: true })} onClick={() => window.print()}>
        {words.printQuotation}
      </button>
      <CopyCells label={words.copyCells} words={words} cells={() => cells()} />
      <CopyText
        label={words.copyReply}
        text={() => replyText(answer, format)}
        copied={words.copied}
        byHand={words.copyFailed}
      />
      <button
        type="button"
        className={OUTLINE}
        onClick={() => saveFile(`${name}.xlsx`, asXlsx(cells(), words.quotation), XLSX)}
      >
        {words.saveXlsx}
      </button>
      <button
        type="button"
        className={OUTLINE}
        onClick={() => saveFile(`${name}.csv`, asCsv(cells()), 'text/csv')}
      >
        {words.saveCsv}
      </button>
      <button type="button" className={OUTLINE} onClick={remind}>
        {words.followUp}
      </button>
      <UnitCodes
        words={words}
        units={inquiry.rows.map(({ unit }) => unit)}
        language={site.language}
        isOn={withUnitCodes}
        onChange={setWithUnitCodes}
      />
    </div>
  );
}

/** Whether a column has the codes of units; which of them stand for a code that has been withdrawn. */
function UnitCodes({
  words,
  units,
  language,
  isOn,
  onChange,
}: {
  words: Answer['block']['words'];
  units: readonly string[];
  language: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  const withdrawn = new Set(
    units.flatMap((unit) => {
      const { code, withdrawn: old } = unitCodeOf(unit, language) ?? {};
      return old ? [`${old} → ${code}`] : [];
    }),
  );
  return (
    <div className={css.check}>
      <input
        type="checkbox"
        id={id}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{words.withUnitCodes}</label>
      {isOn && withdrawn.size > 0 && (
        <p className={css.code}>
          {fill(words.withdrawnCodes, { codes: [...withdrawn].join(', ') })}
        </p>
      )}
    </div>
  );
}

/** Copies the table twice: as HTML, from which spreadsheets know what is text, and as text for all else. */
function CopyCells({
  label,
  words,
  cells,
}: {
  label: string;
  words: Answer['block']['words'];
  cells: () => ReturnType<typeof cellsOf>;
}) {
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      const table = cells();
      const kinds = { 'text/html': asHtml(table), 'text/plain': asTsv(table) };
      const blobs = Object.entries(kinds).map(([type, text]) => [type, new Blob([text], { type })]);
      await navigator.clipboard.write([
        new ClipboardItem(Object.fromEntries(blobs) as Record<string, Blob>),
      ]);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <button type="button" className={OUTLINE} onClick={() => void copy()}>
        {label}
      </button>
      <p role="status">{state === 'copied' && words.copied}</p>
      {state === 'failed' && (
        <label className={css.byHand}>
          {words.copyFailed}
          <textarea readOnly rows={6} value={asTsv(cells())} />
        </label>
      )}
    </div>
  );
}
