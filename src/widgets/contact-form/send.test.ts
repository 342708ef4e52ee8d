import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '../../cart/formPayload';
import { send } from './send';

const values = { name: 'A', email: 'a@b', phone: '', branch: 'north', message: 'Hello' };
const payload = contactPayload(values, {
  mailbox: 'sales@acme.example',
  subject: '{name}',
  replyTo: 'email',
});
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending a message', () => {
  it('[C13] is one keepalive POST with JSON headers', async () => {
    request.mockResolvedValue(new Response());
    await send('/forms', payload);
    expect(request).toHaveBeenCalledTimes(1);
    const [url, init] = request.mock.calls[0] ?? [];
    expect(url).toBe('/forms');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(payload),
      keepalive: true,
    });
  });

  it('omits keepalive above 64 KiB, where browsers refuse it', async () => {
    request.mockResolvedValue(new Response());
    await send('/forms', { ...payload, message: '€'.repeat(21_000) });
    expect(request.mock.calls[0]?.[1]).toMatchObject({ keepalive: false });
  });

  it.each([
    [200, true],
    [204, true],
    [302, false],
    [400, false],
    [429, false],
    [500, false],
  ])('answered with %d counts as sent: %s', async (status, isSent) => {
    request.mockResolvedValue(new Response(null, { status }));
    expect(await send('/forms', payload)).toBe(isSent);
  });

  it('[C16] answered with 200 and a failure in its body does not count as sent', async () => {
    request.mockResolvedValue(new Response('{"status":"error"}'));
    expect(await send('/forms', payload)).toBe(false);
  });

  it('[C16] counts as sent if the connection breaks after the service has accepted it', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) });
    request.mockResolvedValue(new Response(body));
    expect(await send('/forms', payload)).toBe(true);
  });

  it('[C10] fails without a network', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send('/forms', payload)).toBe(false);
  });

  it('[C10] is aborted after 30 s', async () => {
    vi.useFakeTimers();
    request.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const settled = vi.fn<(isSent: boolean) => void>();
    const sending = send('/forms', payload).then(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(settled).toHaveBeenCalledWith(false);
  });
});
