import { addressOf } from '../../../site/addressOf';
import { useSite } from '../../../site/SiteProvider';
import css from '../quotation.module.css';
import { dayInWords, type Answer } from './answer';
import { Sums } from './Sums';

/** The quotation on A4, as the browser prints it or saves it as PDF. Hidden on screens. */
export function Quotation(answer: Answer) {
  const { block, inquiry, branch: own, totals, money, today, validUntil } = answer;
  const { words, terms } = block;
  const { site, branches, local } = useSite();
  const format = site.format ?? site.language;
  const hasDelivery = inquiry.rows.some(({ delivery }) => delivery);
  return (
    <div className={css.sheet} data-print-sheet="">
      <div className={css.head}>
        <div>
          <p className={css.company}>{site.legalName ?? site.name}</p>
          {(own ? [own] : branches).map((branch) => (
            <p key={branch.id}>
              {[addressOf(branch, local), branch.phones[0]?.number, branch.email].join(' · ')}
            </p>
          ))}
        </div>
        <h2 className={css.title}>{words.quotation}</h2>
      </div>
      <dl className={css.facts}>
        <Fact name={words.customer} value={inquiry.customer} />
        <Fact name={words.reference} value={inquiry.reference} />
        <Fact name={words.date} value={today.toLocaleDateString(format, { dateStyle: 'long' })} />
        <Fact name={words.validUntil} value={dayInWords(validUntil, format)} />
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
            {hasDelivery && <th scope="col">{words.delivery}</th>}
            <th scope="col">{words.price}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {inquiry.rows.map((row, index) => {
            const sum = totals.rows[index];
            return (
              <tr key={row.key}>
                <td>{row.code}</td>
                <td>
                  <span>{row.name}</span>
                  {row.unit && <small>{row.unit}</small>}
                  {row.specifications && <small>{row.specifications}</small>}
                </td>
                <td>{row.quantity}</td>
                {hasDelivery && <td>{row.delivery}</td>}
                <td>
                  <span>{row.price === undefined ? words.later : money.format(row.price)}</span>
                  {row.discount > 0 && <small>{`−${row.discount} %`}</small>}
                </td>
                <td>{sum !== undefined && money.format(sum)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Sums {...answer} />
      {terms.map((term) => (
        <p key={term} className={css.term}>
          {term}
        </p>
      ))}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
