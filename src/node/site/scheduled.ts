import { companyClock, lastLookedAfter, zoneOf } from '../../document/dates/changes';
import { endOf, instantOf, startOf, whenOf, type Dated } from '../../document/dates/moments';
import type { Due } from '../../ui/dates/due';

/**
 * A block as a build at this moment publishes it. It has `due` if it appears or goes within the next days, so that
 * visitors' browsers show or hide it. Undefined if it is not on the site in that time.
 */
export function scheduled<B extends object>(
  block: B & Dated,
  config: unknown,
  now: Date,
): B | undefined {
  const [clock, last] = [companyClock(config, now), lastLookedAfter(config, now)];
  const [start, end] = [startOf(block), endOf(block)];
  const when = whenOf(block, clock);
  if (when === 'past' || (start !== undefined && start > last)) return undefined;
  const minute = (moment: string) => instantOf(zoneOf(config), moment).getTime() / 60_000;
  const due: Due = {
    ...(start !== undefined && when === 'future' && { from: minute(start) }),
    ...(end !== undefined && end <= last && { until: minute(end) }),
    ...(when === 'future' && { hidden: true }),
  };
  return Object.keys(due).length === 0 ? block : { ...block, due };
}

/** A block that replaces a reference to it: it is shown while both the block and the reference are due. */
export function shownWithin<B extends object>(block: B, around: object): B {
  const [own, others] = [dueOf(block), dueOf(around)];
  if (!others) return block;
  const from = Math.max(own?.from ?? 0, others.from ?? 0);
  const until = Math.min(own?.until ?? Infinity, others.until ?? Infinity);
  const due: Due = {
    ...(from > 0 && { from }),
    ...(until < Infinity && { until }),
    ...((own?.hidden ?? others.hidden) && { hidden: true }),
  };
  return { ...block, due };
}

const dueOf = (block: object): Due | undefined => ('due' in block ? (block.due as Due) : undefined);
