import { expect, it } from 'vitest';
import { createVisitCounter } from './createVisitCounter';
import { DATA_QUERY } from './dataQuery';
import { logLines } from './logLines';
import { readLogLine } from './readLogLine';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const NOW = new Date('2026-11-28T12:00:00Z');

/** A line as nginx writes it. */
const line = (request: string, more: { at?: string; status?: number; agent?: string } = {}) =>
  `203.0.113.7 - - [${more.at ?? '28/Nov/2026:09:00:00 +0000'}] "${request}" ${more.status ?? 200} 512 "-" "${more.agent ?? FIREFOX}"`;

function count(lines: readonly string[], zone = 'Europe/Oslo') {
  const isRobot = (agent: string) => agent.includes('bot');
  const counter = createVisitCounter({ zone, now: NOW, isRobot });
  for (const each of lines) counter.add(each);
  return counter.visits();
}

it('[T80] reads a line of nginx and Apache, whatever stands before its time', () => {
  const at = Date.UTC(2026, 10, 28, 6, 1, 2);
  const about = { at, method: 'GET', address: '/about?a=b', status: 200, agent: FIREFOX };
  for (const who of [
    '203.0.113.7 - -',
    '2001:db8::ff00:42:8329 - -',
    'www.example.org:443 ::1 - anna',
    '- - -',
  ])
    expect(
      readLogLine(
        `${who} [28/Nov/2026:07:01:02 +0100] "GET /about?a=b HTTP/2.0" 200 512 "https://example.org/" "${FIREFOX}"`,
      ),
    ).toEqual(about);
});

it('[T80] reads quotation marks and foreign letters as nginx and Apache write them', () => {
  const { agent, address } =
    readLogLine(line(String.raw`GET /p\xC3\xA5-lager/\x22a\x22 HTTP/1.1`)) ?? {};
  expect([agent, address]).toEqual([FIREFOX, '/p%C3%A5-lager/%22a%22']);
  const quoted = readLogLine(line('GET / HTTP/1.1', { agent: String.raw`Say \"hello\" [1] \\` }));
  expect(quoted?.agent).toBe(String.raw`Say \"hello\" [1] \\`);
});

it('counts no page that a browser asked for ahead, for the sake of its data', () => {
  const { opened } = count([
    line('GET /store/product/a HTTP/2.0'),
    line(`GET /store/product/b${DATA_QUERY} HTTP/2.0`),
  ]).spans[7];
  expect(opened).toBe(1);
});

it('[T80] knows what is no request of HTTP', () => {
  for (const request of [String.raw`\x16\x03\x01\x00\xEE`, '-', '', 'SSH-2.0-Go', 'GET'])
    expect(readLogLine(line(request, { status: 400 }))).toMatchObject({ method: '', address: '' });
  expect(readLogLine(line('PROPFIND / HTTP/1.1'))?.method).toBe('PROPFIND');
  expect(readLogLine(line('GET http://example.org/about HTTP/1.1'))?.address).toBe('/about');
});

it('[T80] reads no line that was cut off, or has no browser', () => {
  const whole = line('GET /about HTTP/1.1');
  for (let end = 0; end < whole.length; end += 7)
    expect(readLogLine(whole.slice(0, end))).toBe(undefined);
  expect(readLogLine(whole.slice(40))).toBe(undefined);
  expect(readLogLine('{"request":{"method":"GET","uri":"/ab')).toBe(undefined);
  expect(readLogLine('[1,2]')).toBe(undefined);
  expect(
    readLogLine('1.2.3.4 - - [31/Foo/2026:07:01:02 +0100] "GET / HTTP/1.1" 200 5 "-" "a"'),
  ).toBe(undefined);
});

it('[T80] reads JSON of Caddy, nginx and Cloudflare', () => {
  const at = Date.UTC(2026, 10, 28, 9);
  const seconds = at / 1000;
  const asked = { at, method: 'GET', address: '/about?a=b', status: 200, agent: FIREFOX };
  const logged: object[] = [
    {
      level: 'info',
      ts: seconds,
      logger: 'http.log.access.log0',
      msg: 'handled request',
      request: {
        remote_ip: '2001:db8::1',
        proto: 'HTTP/2.0',
        method: 'GET',
        host: 'www.example.org',
        uri: '/about?a=b',
        headers: { 'User-Agent': [FIREFOX], Accept: ['*/*'] },
      },
      status: 200,
    },
    {
      time_iso8601: '2026-11-28T10:00:00+01:00',
      request: 'GET /about?a=b HTTP/1.1',
      status: '200',
      http_user_agent: FIREFOX,
    },
    {
      msec: `${seconds}.000`,
      request_method: 'GET',
      uri: '/about',
      args: 'a=b',
      status: 200,
      http_user_agent: FIREFOX,
    },
    {
      timestamp: '28/Nov/2026:09:00:00 +0000',
      verb: 'GET',
      request: '/about?a=b',
      response: '200',
      agent: FIREFOX,
    },
    ...['2026-11-28T09:00:00Z', seconds, at * 1_000_000].map((EdgeStartTimestamp) => ({
      ClientRequestMethod: 'GET',
      ClientRequestURI: '/about?a=b',
      ClientRequestUserAgent: FIREFOX,
      EdgeResponseStatus: 200,
      EdgeStartTimestamp,
    })),
  ];
  for (const one of logged) expect(readLogLine(JSON.stringify(one))).toEqual(asked);
});

it('[T80] counts pages by their path, and nothing else that is asked for', () => {
  const { spans } = count([
    line('GET / HTTP/1.1'),
    line('GET /about HTTP/1.1'),
    line('GET /about/?utm_source=mail HTTP/1.1', { status: 304 }),
    line('GET /about/index.html HTTP/1.1'),
    line(String.raw`GET /p\xC3\xA5-lager HTTP/1.1`),
    line('GET /store/product/ac-0.5 HTTP/1.1'),
    line('HEAD /about HTTP/1.1'),
    line('POST /about HTTP/1.1'),
    line('GET /gone HTTP/1.1', { status: 404 }),
    line('GET /old HTTP/1.1', { status: 301 }),
    line('GET /assets/app-1a2b3c.js HTTP/1.1'),
    line('GET /wp-login.php HTTP/1.1'),
    line('GET /%E0%A4 HTTP/1.1'),
    line('\\x16\\x03', { status: 400 }),
  ]);
  expect(spans[7].pages).toEqual([
    { name: '/about', count: 3 },
    { name: '/', count: 1 },
    { name: '/på-lager', count: 1 },
    { name: '/store/product/ac-0.5', count: 1 },
  ]);
  expect(spans[7].opened).toBe(6);
});

it('[T80] counts searches without a result, inquiries, and pages opened within the site', () => {
  const asked = (query: string) => line(`GET /counted.txt?${query} HTTP/2.0`, { status: 204 });
  const { spans } = count([
    asked('none=pump+seal'),
    asked('none=pump+seal'),
    asked('none=%E2%80%AE%00pakning'),
    asked('sent=chat'),
    asked('sent=form'),
    asked('sent=chat'),
    asked('sent=%3Cscript%3E'),
    asked('page=%2Fabout'),
    asked('page=nothing'),
    asked('other=1'),
    line('GET /counted.txt HTTP/1.1'),
  ]);
  expect(spans[30]).toEqual({
    pages: [{ name: '/about', count: 1 }],
    opened: 1,
    none: [
      { name: 'pump seal', count: 2 },
      { name: 'pakning', count: 1 },
    ],
    unfound: 3,
    sent: [
      { name: 'chat', count: 2 },
      { name: 'form', count: 1 },
    ],
    inquiries: 3,
  });
});

it('[T80] leaves out programs, and those that do not say what they are', () => {
  const agents = ['Googlebot/2.1', '-', ''];
  const { spans, robots } = count(agents.map((agent) => line('GET / HTTP/1.1', { agent })));
  expect([spans[90].opened, robots]).toEqual([0, 3]);
});

it('[T80] counts days by the clock of the company', () => {
  const lines = ['21/Nov/2026:23:30:00 +0000', '22/Nov/2026:00:30:00 +0000'].map((at) =>
    line('GET / HTTP/1.1', { at }),
  );
  expect(count(lines, 'UTC').spans[7].opened).toBe(1);
  expect(count(lines, 'Europe/Oslo').spans[7].opened).toBe(2);
  expect(count(lines, 'Europe/Oslo')).toMatchObject({ from: '2026-11-22', until: '2026-11-22' });
});

it('[T80] looks back 7, 30 and 90 days, and at nothing before or to come', () => {
  const days = ['28/Nov', '20/Nov', '15/Oct', '31/Aug', '30/Aug'];
  const lines = days.map((day) => line('GET / HTTP/1.1', { at: `${day}/2026:12:00:00 +0000` }));
  const { spans, from, until } = count([
    ...lines,
    line('GET / HTTP/1.1', { at: '01/Dec/2026:12:00:00 +0000' }),
  ]);
  expect([spans[7].opened, spans[30].opened, spans[90].opened]).toEqual([1, 2, 4]);
  expect([from, until]).toEqual(['2026-08-31', '2026-11-28']);
});

it('[T80] says how many lines could not be read, and keeps no address of a visitor', () => {
  const visits = count([
    line('GET / HTTP/1.1'),
    'garbage',
    '',
    line('GET / HTTP/1.1').slice(0, 60),
  ]);
  expect([visits.lines, visits.unread]).toEqual([3, 2]);
  expect(JSON.stringify(visits)).not.toContain('203.0.113.7');
});

it('[T80] reads lines across the pieces of a file, and leaves out endless ones', async () => {
  const text = `one\ntwø\n${'x'.repeat(200_000)}\nthree`;
  const bytes = new TextEncoder().encode(text);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
    for (const byte of new TextEncoder().encode('é')) yield Uint8Array.of(byte);
  };
  const lines: string[] = [];
  for await (const some of logLines(pieces())) lines.push(...some);
  expect(lines).toEqual(['one', 'twø', 'threeé']);
});
