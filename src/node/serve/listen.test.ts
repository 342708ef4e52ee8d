import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
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
