import { expect, it } from 'vitest';
import { isTaken } from './testing';
import getPort from 'get-port';
import { startServices, stopServices } from './service';

const answer = (text: string) => (_request: unknown, response: { end: (text: string) => void }) =>
  response.end(text);

it('runs several services, each on its own port, and stops them all', async () => {
  const first = await getPort();
  const second = await getPort();
  const running = await startServices([
    { name: 'The site', handler: answer('site'), port: first },
    { name: 'The inbox', handler: answer('inbox'), port: second },
  ]);
  const texts = await Promise.all(running.map(async ({ url }) => (await fetch(url)).text()));
  expect(texts).toEqual(['site', 'inbox']);
  await stopServices(running);
  expect([await isTaken(first), await isTaken(second)]).toEqual([false, false]);
});

it('stops the started services if another cannot start, and says which one and why', async () => {
  const taken = await getPort();
  const free = await getPort();
  const other = await startServices([{ name: 'Other', handler: answer(''), port: taken }]);
  const services = [
    { name: 'The site', handler: answer(''), port: free },
    { name: 'The inbox', handler: answer(''), port: taken },
  ];
  await expect(startServices(services)).rejects.toThrow(
    `The inbox cannot be served on port ${taken}: another program has taken it`,
  );
  expect(await isTaken(free)).toBe(false);
  await stopServices(other);
});

it('closes keep-alive connections', async () => {
  const running = await startServices([
    {
      name: 'Slow',
      handler: (_request, response) => void response.write('…'),
      port: await getPort(),
    },
  ]);
  const reading = Promise.allSettled([fetch(running[0]?.url ?? '').then((one) => one.text())]);
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  await stopServices(running);
  expect(await reading).toMatchObject([{ status: 'rejected' }]);
});
