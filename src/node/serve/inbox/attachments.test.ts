import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Running } from '../listen';
import { createInbox } from './inboxHandler';
import { messagesIn } from './messages';
import { MAX_UPLOAD_BYTES } from './readForm';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

let root: string;
let server: Running;

beforeEach(async () => {
  root = temporaryFolder();
  const inbox = createInbox({ endpoint: () => '/forms', messages: messagesIn(root) });
  server = await listen((request, response) => {
    if (!inbox(request, response)) response.end('the site');
  }, 0);
});
afterEach(() => server.close());

const ask = (address: string) => fetch(server.url + address);

/** Posts a message with a file, as a form does. */
function sendFile(name: string, content: BlobPart): Promise<Response> {
  const body = new FormData();
  body.append('message', 'See the plan.');
  body.append('plan', new File([content], name, { type: 'text/html' }));
  const headers = { accept: 'application/json' };
  return fetch(`${server.url}/forms`, { method: 'POST', body, headers });
}

describe('[C17] a file that comes with a message', () => {
  it('is kept under a name made by chance, whatever it is called', async () => {
    expect((await sendFile('../../evil.html', '<script>')).status).toBe(200);
    const [message] = await messagesIn(root).all();
    expect(message?.fields).toEqual([['message', 'See the plan.']]);
    expect(message?.files).toEqual([
      { field: 'plan', name: '../../evil.html', size: 8, id: expect.any(String) },
    ]);
    expect(readdirSync(path.join(root, '.inbox/files'))).toEqual([message?.files?.[0]?.id]);
  });

  it('is a link in the inbox by which it is saved, and never shown', async () => {
    await sendFile('plan "1".html', '<script>');
    const html = await (await ask('/__inbox')).text();
    expect(html).toContain('download="plan &quot;1&quot;.html"');
    const [, address = ''] = /href="(\/__inbox\/files\/[^"]+)"/.exec(html) ?? [];
    const answer = await ask(address);
    expect(await answer.text()).toBe('<script>');
    const { headers } = answer;
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['../messages.jsonl', '..%2Fmessages.jsonl', 'x', '', '0'.repeat(36)])(
    'is the only thing that is handed over: not "%s"',
    async (name) => {
      await sendFile('plan.pdf', '%PDF');
      const answer = await ask(`/__inbox/files/${name}`);
      expect(await answer.text()).not.toContain('See the plan.');
    },
  );

  it('is only handed over to this machine', async () => {
    await sendFile('plan.pdf', '%PDF');
    const [message] = await messagesIn(root).all();
    const file = `/__inbox/files/${message?.files?.[0]?.id}`;
    expect(await statusUnder('evil.example', file)).toBe(403);
    expect(await statusUnder('localhost', file)).toBe(200);
  });

  it('is none if none was chosen', async () => {
    await sendFile('', '');
    expect((await messagesIn(root).all())[0]).not.toHaveProperty('files');
  });

  it('is refused with its message if they are too large', async () => {
    const answer = await sendFile('plan.pdf', 'x'.repeat(MAX_UPLOAD_BYTES));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { ok: false, error: 'The message is larger than 25 MB.' },
    ]);
    expect(await messagesIn(root).all()).toEqual([]);
  });
});

/** Not `fetch`, which does not allow a custom Host header; DNS rebinding sends one. */
function statusUnder(host: string, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    get({ host: '127.0.0.1', port, path: address, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}
