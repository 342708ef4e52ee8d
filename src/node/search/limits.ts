import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Requests that a visitor may make without a pause: a fast typist makes one for each letter. */
const BURST = 60;
/** Requests of one visitor in a second, once these are used up. */
const PER_SECOND = 20;
/** Visitors that are remembered: more at a time come from no market. */
const MAX_VISITORS = 20_000;
/** Questions that wait for their turn: with more, whoever asks would give up before they are answered. */
const MAX_WAITING = 64;

/** Says whether a visitor may ask now, or in how many seconds. */
export type Allow = (visitor: string) => { retryAfter: number } | undefined;

/**
 * A limit for each visitor: a bucket of questions that fills up again.
 * @param perSecond 0 for no limit, where the server before this one has its own.
 * @param now In ms.
 */
export function limitRate(
  perSecond = PER_SECOND,
  now: () => number = () => performance.now(),
): Allow {
  if (perSecond === 0) return () => undefined;
  const most = Math.max(BURST, perSecond);
  const buckets = new Map<string, { left: number; at: number }>();
  return (visitor) => {
    const at = now();
    const before = buckets.get(visitor) ?? { left: most, at };
    const left = Math.min(most, before.left + ((at - before.at) / 1000) * perSecond);
    buckets.delete(visitor);
    buckets.set(visitor, { left: left < 1 ? left : left - 1, at });
    // Those that asked longest ago come first, and their buckets are full again.
    if (buckets.size > MAX_VISITORS) buckets.delete(buckets.keys().next().value ?? '');
    return left < 1 ? { retryAfter: Math.ceil((1 - left) / perSecond) } : undefined;
  };
}

/** Lets few questions be answered at the same time. Between two of them, others are refused if too many wait. */
export interface Turns {
  /** Resolves to the answer; undefined at once if too many wait. */
  take: <A>(answer: () => Promise<A>) => Promise<A | undefined>;
}

/**
 * Creates such turns.
 * @param atOnce Questions that are answered at the same time.
 */
export function takeTurns(atOnce = 1, mostWaiting = MAX_WAITING): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };
  /** Hands the turn on to who has waited longest. */
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async take(answer) {
      if (running + waiting.length >= mostWaiting) return undefined;
      await turn();
      try {
        await nextTask();
        return await answer();
      } finally {
        end();
      }
    },
  };
}

/** New requests are read before. */
const nextTask = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Addresses that no visitor on the internet has: this machine, and the networks of companies and hosts. */
const OWN = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN.addSubnet(network, bits);
OWN.addAddress('::1', 'ipv6');
OWN.addSubnet('fc00::', 7, 'ipv6');

/**
 * Who asks. Behind a server on the same machine, or in the same private network, that one says so; from elsewhere, its word
 * does not count.
 */
export function visitorOf({ socket, headers }: IncomingMessage): string {
  const { remoteAddress = '' } = socket;
  const named = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(named && isOwn(remoteAddress) ? named : remoteAddress);
}

/** @param address Empty where the visitor has left; with a zone ('fe80::1%eth0') on the link alone. */
function isOwn(address: string): boolean {
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  return version > 0 && OWN.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}

/** Of an IPv6 address its first half: the other one is the visitor's own, who may take another for each request. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', behind] = address.split('::');
  const [start, end] = [before, behind ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (start?.length ?? 0) - (end?.length ?? 0) }, () => '0');
  return [...(start ?? []), ...(behind === undefined ? [] : zeros), ...(end ?? [])]
    .slice(0, 4)
    .join(':');
}
