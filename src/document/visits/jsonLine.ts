import { isRecord } from '../isRecord';
import { momentOfLog, requestLine, type LoggedRequest } from './requestLine';

/**
 * Names of the fields, the first that is there counts: those of Cloudflare's Logpush and Caddy, of nginx's variables,
 * and what people call them in a `log_format` of their own.
 */
const ADDRESSES = ['ClientRequestURI', 'request_uri', 'uri', 'url'];
const METHODS = ['ClientRequestMethod', 'request_method', 'method', 'verb'];
const STATUSES = ['EdgeResponseStatus', 'status', 'response'];
const AGENTS = ['ClientRequestUserAgent', 'http_user_agent', 'user_agent', 'agent'];
const MOMENTS = [
  'EdgeStartTimestamp',
  'ts',
  'time_iso8601',
  'time_local',
  'msec',
  '@timestamp',
  'timestamp',
  'time',
];

/** Reads a line that is an object of JSON; undefined for another, or one that was cut off. */
export function jsonLine(line: string): LoggedRequest | undefined {
  const logged = parsed(line);
  if (!logged) return undefined;
  const { request } = logged;
  // Caddy has an object there, nginx the line of the request.
  const asked = { ...logged, ...(isRecord(request) && { ...request, url: undefined }) };
  const line0 = typeof request === 'string' ? requestLine(request) : undefined;
  const address = line0?.address || addressIn(asked);
  const at = momentOf(first(logged, MOMENTS));
  const status = Number(first(logged, STATUSES));
  if (Number.isNaN(at) || Number.isNaN(status)) return undefined;
  const method = line0?.method || textOf(first(asked, METHODS));
  return { at, method, address, status, agent: agentIn(asked) };
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const first = (logged: Record<string, unknown>, names: readonly string[]): unknown =>
  names.map((name) => logged[name]).find((value) => value !== undefined && value !== '');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** nginx's $uri has no query: that is in $args. */
function addressIn(asked: Record<string, unknown>): string {
  const address = textOf(first(asked, ADDRESSES) ?? asked['request']);
  const query = textOf(first(asked, ['args', 'query_string']));
  return query === '' || address.includes('?') ? address : `${address}?${query}`;
}

/** Caddy lists the headers of a request. */
function agentIn(asked: Record<string, unknown>): string {
  const { headers } = asked;
  const listed = isRecord(headers) ? headers['User-Agent'] : undefined;
  const agent = Array.isArray(listed) ? listed[0] : first(asked, AGENTS);
  return agent === '-' ? '' : textOf(agent);
}

/** The least number of each unit of time since 1970, for moments after 1973: seconds, then milli-, micro-, nanoseconds. */
const UNITS: readonly [least: number, perMillisecond: number][] = [
  [1e17, 1e6],
  [1e14, 1e3],
  [1e11, 1],
];

function momentOf(value: unknown): number {
  const number = typeof value === 'number' ? value : Number(textOf(value) || Number.NaN);
  if (Number.isNaN(number)) {
    const text = textOf(value);
    const moment = momentOfLog(text);
    return Number.isNaN(moment) ? Date.parse(text) : moment;
  }
  const [, unit = 1e-3] = UNITS.find(([least]) => number >= least) ?? [];
  return number / unit;
}
