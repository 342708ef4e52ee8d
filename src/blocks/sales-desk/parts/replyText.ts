import { fill } from '../../../cart/fill';
import { dayInWords, type Answer } from './answer';

/** The quotation as the text of a chat. */
export function replyText(answer: Answer, language: string): string {
  const { block, inquiry, branch, totals, money, validUntil } = answer;
  const { words, tax } = block;
  const lines = inquiry.rows.map((row, index) => {
    const sum = totals.rows[index];
    const line = fill(row.price === undefined ? words.replyLater : words.replyLine, {
      quantity: row.quantity ?? '?',
      unit: row.unit,
      name: row.name,
      code: row.code,
      price: row.price === undefined ? '?' : money.format(row.price * (1 - row.discount / 100)),
      sum: sum === undefined ? '?' : money.format(sum),
    });
    return row.delivery ? `${line} (${words.delivery}: ${row.delivery})` : line;
  });
  const sums = [
    `${words.net}: ${money.format(totals.net)}`,
    ...(tax ? [`${words.gross}: ${money.format(totals.gross)}`] : []),
    `${words.validUntil}: ${dayInWords(validUntil, language)}`,
    ...(branch ? [`${words.branch}: ${branch.name}`] : []),
    ...(inquiry.reference ? [`${words.reference}: ${inquiry.reference}`] : []),
  ];
  return [words.replyOpening, lines.join('\n'), sums.join('\n'), ...block.terms].join('\n\n');
}
