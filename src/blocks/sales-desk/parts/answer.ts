import type { DeskInquiry } from '../../../desk/rows';
import type { Totals } from '../../../desk/totals';
import type { Branch, SalesDeskBlock } from '../../../generated/types';

/** What an answer consists of. */
export interface Answer {
  block: SalesDeskBlock;
  inquiry: DeskInquiry;
  /** The branch whose rows these are; undefined if they are all. */
  branch: Branch | undefined;
  totals: Totals;
  /** Writes amounts in the currency of the desk. */
  money: Intl.NumberFormat;
  today: Date;
  /** The last day of its prices, as '2026-12-27'. */
  validUntil: string;
}

/** A day as people write it. */
export function dayInWords(day: string, language: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
