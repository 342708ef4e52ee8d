import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type Running } from '../listen';
import { localEndpoint, ownPath } from './endpoint';
import { createInbox } from './inboxHandler';
import { MESSAGES_FILE, messagesIn } from './messages';
import { MAX_MESSAGE_BYTES } from './readForm';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const ENDPOINT = '/forms/contact';
const FIELDS = { name: 'Tendai', email: 't@moyo.example', message: 'Two pumps,\nplease.' };

let root: string;
let server: Running;

beforeEach(async () => {
  root = temporaryFolder();
  const inbox = createInbox({ endpoint: () => ENDPOINT, messages: messagesIn(root) });
  server = await listen((request, response) => {
    if (!inbox(request, response)) response.end('the site');
  }, 0);
});
afterEach(() => server.close());

const ask = (address: string, init: RequestInit = {}) =>
  fetch(server.url + address, { redirect: 'manual', ...init });
const send = (init: RequestInit) => ask(ENDPOINT, { method: 'POST', ...init });
const sendJson = (data: unknown) =>
  send({ body: JSON.stringify(data), headers: { 'content-type': 'application/json' } });
const inbox = async () => (await ask('/__inbox')).text();

describe('[C17] the form inbox', () => {
  it('accepts what the form sends, and answers in JSON', async () => {
    const answer = await sendJson(FIELDS);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    const [message] = await messagesIn(root).all();
    expect(Object.fromEntries(message?.fields ?? [])).toEqual(FIELDS);
  });

  it.each<[string, BodyInit]>([
    ['urlencoded', new URLSearchParams(FIELDS)],
    ['multipart', formData(FIELDS)],
  ])('accepts a post without scripts (%s), and redirects to a thank-you page', async (_, body) => {
    const answer = await send({ body, headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__inbox/thanks']);
    expect(await (await ask('/__inbox/thanks')).text()).toContain(
      'Your message has been received.',
    );
    const [message] = await messagesIn(root).all();
    expect(Object.fromEntries(message?.fields ?? [])).toMatchObject({
      name: 'Tendai',
      message: expect.stringMatching(/^Two pumps,\r?\nplease\.$/) as string,
    });
  });

  it('answers in JSON if the Accept header asks for it', async () => {
    const answer = await send({
      body: new URLSearchParams(FIELDS),
      headers: { accept: 'application/json' },
    });
    expect(await answer.json()).toEqual({ ok: true });
  });

  it('accepts messages from other origins, as form services do', async () => {
    const before = await ask(ENDPOINT, { method: 'OPTIONS' });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe('*');
    expect(before.headers.get('access-control-allow-headers')).toContain('Content-Type');
    const answer = await sendJson(FIELDS);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    [400, '{', 'application/json', 'The JSON cannot be read.'],
    [400, '[]', 'application/json', 'The JSON is no object.'],
    [400, '{"name":" "}', 'application/json', 'Nothing was filled in.'],
    [400, 'x', 'multipart/form-data', 'The form cannot be read.'],
    [415, 'x', 'text/plain', 'Send JSON, urlencoded or multipart.'],
    [
      413,
      'x'.repeat(MAX_MESSAGE_BYTES + 1),
      'application/json',
      'The message is larger than 1 MB.',
    ],
  ])('rejects with %d what it cannot store', async (status, body, type, error) => {
    const headers = { 'content-type': type, accept: 'application/json' };
    const answer = await send({ body, headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ ok: false, error });
    expect(await messagesIn(root).all()).toEqual([]);
  });

  it('logs nothing if a visitor disconnects while sending', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const head = `POST ${ENDPOINT} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;
    const socket = connect(server.port, '127.0.0.1', () => socket.write(head));
    await vi.waitFor(() => expect(socket.bytesWritten).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    // By the time this is answered, the server has noticed the disconnect.
    await sendJson(FIELDS);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('logs in one line why it cannot store a message', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await mkdir(path.join(root, MESSAGES_FILE), { recursive: true });
    expect((await sendJson(FIELDS)).status).toBe(500);
    const [line] = said.mock.calls[0] ?? [];
    expect(line).toMatch(/^The inbox could not keep a message: E[A-Z]+: .+$/);
    said.mockRestore();
  });

  it('explains a rejection on a page, for a post without scripts', async () => {
    const answer = await send({ body: new URLSearchParams(), headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Nothing was filled in.'),
    ]);
  });

  it('answers 405 for a GET of the endpoint, and leaves all other addresses to the site', async () => {
    expect((await ask(ENDPOINT, { method: 'PUT' })).status).toBe(405);
    for (const address of ['/', '/contact', '/__inboxes', '/%E0']) {
      expect(await (await ask(address)).text()).toBe('the site');
    }
  });

  it('loses no message after one that a full disk has torn', async () => {
    await sendJson({ message: 'first' });
    const file = path.join(root, MESSAGES_FILE);
    const whole = readFileSync(file, 'utf8');
    appendFileSync(file, whole.slice(0, whole.length / 2));
    await sendJson({ message: 'second' });
    const texts = (await messagesIn(root).all()).map(({ fields }) => fields[0]?.[1]);
    expect(texts).toEqual(['second', 'first']);
  });

  it('answers 200 only once the disk has the message', async () => {
    const file = await open(path.join(root, 'any'), 'w');
    let end = () => {};
    const flushed = new Promise<void>((resolve) => (end = resolve));
    const flush = vi
      .spyOn(Object.getPrototypeOf(file) as FileHandle, 'sync')
      .mockReturnValue(flushed);
    await file.close();
    let status = 0;
    const sent = sendJson(FIELDS).then((answer) => (status = answer.status));
    await vi.waitFor(() => expect(flush).toHaveBeenCalledOnce());
    // If the message were answered at the same time, its answer would come first.
    await ask('/');
    expect(status).toBe(0);
    end();
    await sent;
    flush.mockRestore();
    expect(status).toBe(200);
  });

  it('keeps long messages apart that arrive at once', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(600_000));
    const messages = messagesIn(root);
    await Promise.all(texts.map((text) => messages.add([['message', text]])));
    expect((await messages.all()).map(({ fields }) => fields[0]?.[1]).toReversed()).toEqual(texts);
  });

  it('skips malformed lines of its file', async () => {
    await sendJson(FIELDS);
    const file = path.join(root, MESSAGES_FILE);
    writeFileSync(
      file,
      `{"received":\n\nnull\n{"received":"","fields":[[1]]}\n${readFileSync(file, 'utf8')}`,
    );
    expect(await messagesIn(root).all()).toHaveLength(1);
  });
});

describe('[C17] the page of the inbox', () => {
  it('shows the newest message first', async () => {
    expect(await inbox()).toContain('No messages yet.');
    await sendJson({ message: 'first' });
    await sendJson({ message: 'second' });
    const html = await inbox();
    expect(html).toContain('<h1>Inbox (2)</h1>');
    expect(html.indexOf('second')).toBeLessThan(html.indexOf('first'));
  });

  it('escapes whatever was sent, and allows no scripts', async () => {
    await sendJson({ '<b>': '<script>alert(1)</script>', 'a"\'': { x: '</dd><img src=x>' } });
    const html = await inbox();
    expect(html).not.toMatch(/<script|<img|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const policy = (await ask('/__inbox')).headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it.each(['POST', 'DELETE', 'PUT'])('answers 405 to %s', async (method) => {
    for (const address of ['/__inbox', '/__inbox/thanks']) {
      const answer = await ask(address, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('is only served to this machine, by a local host name', async () => {
    expect((await ask('/__inbox')).status).toBe(200);
    expect(await statusUnder('evil.example')).toBe(403);
    expect(await statusUnder(`127.0.0.1:${server.port}`)).toBe(200);
  });

  /** Not `fetch`, which does not allow a custom Host header; DNS rebinding sends one. */
  function statusUnder(host: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const { port } = server;
      get({ host: '127.0.0.1', port, path: '/__inbox', headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
  }
});

describe('the form endpoint', () => {
  it('is read from the built site, if it is a path of that site', async () => {
    expect(localEndpoint(root)).toBeUndefined();
    const data = path.join(root, 'data', 'abc');
    await mkdir(data, { recursive: true });
    const write = (endpoint: string) =>
      writeFileSync(path.join(data, '_site.json'), JSON.stringify({ contact: { endpoint } }));
    write('/__inbox/submit');
    expect(localEndpoint(root)).toBe('/__inbox/submit');
    write('https://forms.example/f/1');
    expect(localEndpoint(root)).toBeUndefined();
    expect(ownPath(undefined)).toBeUndefined();
  });
});

function formData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  return form;
}
