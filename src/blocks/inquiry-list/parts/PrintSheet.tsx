import { useEffect, useState } from 'react';
import { amountsOf } from '../../../cart/amounts';
import { fill } from '../../../cart/fill';
import { addressOf } from '../../../site/addressOf';
import { dateInWords } from '../../../site/dateInWords';
import { useSite } from '../../../site/SiteProvider';
import css from '../print-sheet.module.css';
import type { CartView } from '../useCartView';
import { useListCode } from './useListCode';

/** In characters: nobody types a longer link from paper. */
const MAX_TYPED_LENGTH = 240;

/** The print version of the list: recipient, date, codes, quantities, note. Hidden on screens [X9]. */
export function PrintSheet({
  view: { lines, note, choice, link },
  scan,
}: {
  view: CartView;
  /** What the code of the list does; undefined if there is none. */
  scan: string | undefined;
}) {
  const { site, branches, chat, inquiry, strings, local } = useSite();
  const [date, setDate] = useState(() => new Date());
  const code = useListCode(scan);
  useEffect(() => {
    const onPrint = () => setDate(new Date());
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return (
    <div className={css.sheet} data-print-sheet="">
      <div className={css.head}>
        <div>
          <p className={css.company}>{site.legalName ?? site.name}</p>
          {branches.map((branch) => (
            <p key={branch.id}>
              {addressOf(branch, local)}
              {branch.phones.map(({ number }) => (
                <bdi key={number}>{` · ${number}`}</bdi>
              ))}
              {` · ${branch.email}`}
            </p>
          ))}
          {chat && (
            <p>
              <bdi>{choice?.office.number ?? chat.number}</bdi>
            </p>
          )}
        </div>
        <div>
          <p className={css.title}>{strings.printedList}</p>
          <p>{dateInWords(date, site, local)}</p>
          {code && scan && link && <code.ListCode link={link} text={scan} />}
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{strings.code}</th>
            <th scope="col">{strings.product}</th>
            <th scope="col">{strings.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, quantity, unit }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
              <td>{`${quantity} ${unit ?? ''}`.trim()}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {strings.totalItems}
            </th>
            <td>{amountsOf(lines)}</td>
          </tr>
        </tfoot>
      </table>
      {note.trim() && (
        <p className={css.note}>
          <strong>{strings.listNote}:</strong> <span>{note.trim()}</span>
        </p>
      )}
      {link && link.length <= MAX_TYPED_LENGTH && inquiry.link && (
        <p className={css.link}>
          <bdi>{fill(inquiry.link, { link })}</bdi>
        </p>
      )}
    </div>
  );
}
