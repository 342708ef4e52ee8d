/** How many days a summary looks back. */
export const SPANS = [7, 30, 90] as const;

/** One of them. */
export type Span = (typeof SPANS)[number];

/** The days that are kept of a log. */
export const MAX_DAYS = 90;

/** What was counted so often: a page, or what was searched for. */
export interface Counted {
  name: string;
  count: number;
}

/** How inquiries leave the site. */
export const WAYS = ['chat', 'mail', 'form'] as const;

/** What was counted on the last days. */
export interface SpanOfVisits {
  /** Pages that were opened, the most frequent first, and how often all of them were. */
  pages: readonly Counted[];
  opened: number;
  /** Searches that found nothing, the most frequent first, and how often that was. */
  none: readonly Counted[];
  unfound: number;
  /** Inquiries that were sent, by their way: 'chat', 'mail', 'form'. */
  sent: readonly Counted[];
  inquiries: number;
}

/** What a log says, without any visitor. */
export interface Visits {
  spans: Readonly<Record<Span, SpanOfVisits>>;
  /** The first and the last day that the log has, of those that are kept: '2026-11-28'; nothing if it has none. */
  from?: string;
  until?: string;
  /** How many lines were read, how many could not be, and how many requests were those of programs. */
  lines: number;
  unread: number;
  robots: number;
}
