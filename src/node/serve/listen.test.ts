import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { listen } from './listen';

it('connections are kept for longer than servers before this one keep theirs', async () => {
  const running = await listen((_, response) => void response.end('ok'), 0);
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get(running.url, { agent }), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers['keep-alive']).toBe('timeout=125');
  agent.destroy();
  await running.close();
});

/** A server that answers nothing until it is told to. */
async function holding() {
  const held: (() => void)[] = [];
  const running = await listen((request, response) => {
    const answer = () => void response.end('ok');
    if (request.url === '/held') held.push(answer);
    else answer();
  }, 0);
  return { running, held };
}

it('answers what is on its way when it stops, takes nothing new, and waits for no idle connection', async () => {
  const { running, held } = await holding();
  const agent = new Agent({ keepAlive: true });
  const [idle] = (await once(get(running.url, { agent }), 'response')) as [IncomingMessage];
  idle.resume();
  const asked = fetch(`${running.url}/held`);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  const closed = running.close(60_000);
  await expect(fetch(running.url)).rejects.toThrow('fetch failed');
  held[0]?.();
  expect(await (await asked).text()).toBe('ok');
  await closed;
  agent.destroy();
});

it.each([undefined, 20])('does not wait for ever when it stops (patience %s)', async (patience) => {
  const { running, held } = await holding();
  const asked = fetch(`${running.url}/held`);
  asked.catch(() => {});
  await vi.waitFor(() => expect(held).toHaveLength(1));
  await running.close(patience);
  await expect(asked).rejects.toThrow('fetch failed');
});
