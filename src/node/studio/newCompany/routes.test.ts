import { expect, it, onTestFinished, vi } from 'vitest';
import { join } from 'node:path';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { openLanguages } from '../language/askedLanguage';
import { post, serveRoutes } from '../testing';
import { newCompanyRoutes } from './routes';

const root = process.cwd();

const ANSWERS = {
  name: 'Vale & Sons $$',
  trade: 'Pumps for wells and cellars, sold and mended in the valley.',
  language: 'en-GB',
  colours: { main: '#0b5c3a', accent: '#e07b12' },
  branches: [
    { name: 'Yard', locality: 'Corris', phone: '+44 1632 960301', email: 'pumps@vale.internal' },
  ],
  pages: { contact: 'Contact' },
};

it('a company that is made, but cannot be opened, is opened when asked again', async () => {
  const open = vi
    .fn<(file: string) => Promise<string>>()
    .mockRejectedValueOnce(new Error('No port is free.'))
    .mockResolvedValue('http://127.0.0.1:4201/');
  const folder = join(temporaryFolder(), 'vale');
  const routes = newCompanyRoutes(root, folder, { open, asked: openLanguages(root, {}) });
  const { origin, close } = await serveRoutes(routes);
  onTestFinished(close);
  const ask = () => post(origin, 'new-company', { answers: ANSWERS });
  const refused = await ask();
  expect([refused.status, await refused.text()]).toEqual([500, 'No port is free.']);
  expect(await (await ask()).json()).toEqual({ url: 'http://127.0.0.1:4201/' });
  expect(await (await ask()).json()).toEqual({ url: 'http://127.0.0.1:4201/' });
  expect(open.mock.calls).toEqual([
    [join(folder, 'site.config.json')],
    [join(folder, 'site.config.json')],
  ]);
});
