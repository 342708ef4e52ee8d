import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GOOD, startDev, type DevProject } from './testing';

/** What these tests add to of a config, as people write it. */
interface Written {
  redirects: { from: string; to: string }[];
  pages: { path: string }[];
}

/** The config of the other company with more in it. */
function companyWith(change: (config: Written) => void): string {
  const config = JSON.parse(GOOD) as Written;
  change(config);
  return JSON.stringify(config);
}

/** A page that needs nothing but its address. */
const page = (path: string, title: string) => ({
  path,
  title,
  description: `${title}: a page of the tests that has nothing but a title.`,
  hidden: true,
  blocks: [{ type: 'hero', title }],
});

let dev: DevProject;
const ask = (url: string) => dev.ask(url);
afterAll(() => dev.stop());
beforeAll(async () => {
  const config = companyWith(({ pages }) => {
    pages.push(page('/manifesto', 'What we stand for'), page('/favicon-guide', 'How to draw one'));
  });
  dev = await startDev(config);
}, 60_000);

describe('icons, which only a build makes', () => {
  it.each(['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'])(
    'are no mistake here: %s',
    async (url) => {
      expect((await ask(url)).status).toBe(204);
    },
  );

  it.each([
    ['/manifesto', 'What we stand for'],
    ['/favicon-guide', 'How to draw one'],
  ])('hide no page whose address begins as theirs: %s', async (url, title) => {
    const response = await ask(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(title);
  });
});
