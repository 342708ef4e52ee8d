/** A request as a server's log has it, without who asked. */
export interface LoggedRequest {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  /** With its query: '/about?from=mail'; empty if the request was none of HTTP. */
  address: string;
  status: number;
  /** What the browser calls itself; empty if it does not. */
  agent: string;
}

/** 'GET /about HTTP/1.1' as method and address; both empty for what is no request of HTTP, as scanners send it. */
export function requestLine(line: string): Pick<LoggedRequest, 'method' | 'address'> {
  const [, method = '', address = ''] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(line) ?? [];
  // A proxy is asked for a whole address.
  return { method, address: address.replace(/^https?:\/\/[^/]+/i, '') };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const MOMENT = /^(\d\d)\/(\w{3})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-]\d\d)(\d\d)$/;

/** '28/Nov/2026:06:01:02 +0100' in milliseconds since 1970; NaN for anything else. */
export function momentOfLog(text: string): number {
  const [, day, month = '', year, hour, minute, second, zone, rest] = MOMENT.exec(text) ?? [];
  const index = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  return Date.parse(`${year}-${index}-${day}T${hour}:${minute}:${second}${zone}:${rest}`);
}
