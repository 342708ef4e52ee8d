import { gzipSync } from 'node:zlib';
import { signal } from '@preact/signals-core';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { createVisitCounter } from '../../../document/visits/createVisitCounter';
import { click } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { settle } from '../../../ui/testing/settle';
import { StudioContext, type StudioShell } from '../../shell/studio';
import type { VisitsAnswer } from './protocol';
import { VisitsView } from './VisitsView';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A request of so many days ago, as a line of Caddy. */
const line = (uri: string, days = 0) =>
  JSON.stringify({
    ts: Date.now() / 1000 - days * 86_400 - 60,
    request: { method: 'GET', uri, remote_ip: '203.0.113.7', headers: { 'User-Agent': [BROWSER] } },
    status: 200,
  });

const LINES = [
  line('/about'),
  line('/about', 20),
  line('/', 50),
  line('/counted.txt?none=%3D1%2B1%2C+seal'),
  line('/counted.txt?sent=chat'),
];

function visitsOf(lines: readonly string[]) {
  const counter = createVisitCounter({ zone: 'UTC', now: new Date(), isRobot: () => false });
  for (const each of lines) counter.add(each);
  return counter.visits();
}

/** Draws the view with what the server answers. */
async function draw(answer: VisitsAnswer, config: object = { hosting: { counts: true } }) {
  const change = vi.fn<StudioShell['session']['change']>(() => true);
  const say = vi.fn<(words: string) => void>();
  const session = {
    root: signal(config),
    whenLevel: async () => undefined,
    api: { ask: async () => answer },
    change,
  };
  const studio = { session, say, host: { reveal: vi.fn<() => void>() } };
  const { container } = mount(
    <StudioContext value={studio as unknown as StudioShell}>
      <VisitsView />
    </StudioContext>,
  );
  await settle();
  return { container, change, say };
}

const rowsIn = (container: HTMLElement, caption: RegExp) => {
  const table = [...container.querySelectorAll('table')].find((one) =>
    caption.test(one.querySelector('caption')?.textContent ?? ''),
  );
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
};

const press = (container: HTMLElement, text: string) => {
  const button = [...container.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(text),
  );
  if (!button) throw new Error(`There is no button "${text}".`);
  click(button);
};

it('[T80] shows pages, inquiries and searches of the last 30 days, and of others when asked', async () => {
  const { container } = await draw({ log: 'access.log', files: 2, visits: visitsOf(LINES) });
  expect(container.textContent).toContain('Counted from access.log and what it was before.');
  expect(rowsIn(container, /^Pages opened: 2$/)).toEqual([['/about', '2']]);
  expect(rowsIn(container, /^Searches without a result: 1$/)).toEqual([['=1+1, seal', '1']]);
  expect(rowsIn(container, /^Inquiries sent: 1$/)).toEqual([['By WhatsApp', '1']]);
  const spans = [...container.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  click(spans[2]!);
  expect(rowsIn(container, /^Pages opened: 3$/)).toEqual([
    ['/about', '2'],
    ['/', '1'],
  ]);
});

it('[T80] copies what is shown as a table that no spreadsheet takes for formulas', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { container, say } = await draw({ log: 'access.log', files: 1, visits: visitsOf(LINES) });
  press(container, 'Copy for a spreadsheet');
  await settle();
  expect(writeText.mock.calls[0]?.[0].split('\r\n')).toEqual([
    'What\tWhich\tCount',
    'Page\t/about\t2',
    "Search without a result\t'=1+1, seal\t1",
    'Inquiry\tBy WhatsApp\t1',
  ]);
  expect(say).toHaveBeenCalledWith('Copied: paste it into a spreadsheet.');
  vi.unstubAllGlobals();
});

it('[T80] offers what is shown as a file, named by its last day, and says whose inquiries are not in it', async () => {
  const { container } = await draw({ log: 'access.log', files: 1, visits: visitsOf(LINES) });
  const link = container.querySelector<HTMLAnchorElement>('a[download]')!;
  expect(link.download).toMatch(/^visits-\d{4}-\d\d-\d\d\.csv$/);
  const [, text = ''] = /^data:text\/csv;charset=utf-8,(.*)$/.exec(link.href) ?? [];
  expect(decodeURIComponent(text)).toBe(
    `\uFEFF${[
      'What,Which,Count',
      'Page,/about,2',
      `Search without a result,"'=1+1, seal",1`,
      'Inquiry,By WhatsApp,1',
      '',
    ].join('\r\n')}`,
  );
  expect(container.textContent).toContain('sent on partners’ pages are not in it');
});

it('[T80] counts files that somebody opens, compressed ones, too', async () => {
  const { container } = await draw({});
  expect(container.querySelector('table')).toBe(null);
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  const files = [
    new File([LINES.slice(0, 1).join('\n')], 'access.log'),
    new File([gzipSync(LINES.slice(1).join('\n'))], 'access.log.1.gz'),
  ];
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitFor(() => expect(rowsIn(container, /^Pages opened: 2$/)).toHaveLength(1));
  expect(container.textContent).toContain('Counted from 2 files that you have opened.');
});

it('[T80] says why a log cannot be read', async () => {
  const failure = 'There is no file "access.log" on this computer.';
  const { container } = await draw({ log: 'access.log', failure });
  expect(container.querySelector('[role=alert]')?.textContent).toBe(failure);
  const other = await draw({ log: 'a.log', files: 1, visits: visitsOf(['garbage', 'more']) });
  expect(other.container.textContent).toContain('None of its lines could be read.');
});

it('[T81] offers to count searches and inquiries where they are not counted', async () => {
  const { container, change } = await draw({}, {});
  press(container, 'Count them');
  expect(change.mock.calls[0]?.[0]).toEqual([
    { op: 'set', at: '/hosting', value: { counts: true } },
  ]);
  // The button goes.
  expect(document.activeElement).toBe(container.querySelector('h2'));
  expect((await draw({})).container.textContent).not.toContain('Count them');
});
