import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a home page with this text and picture. */
async function saidOf(text: string, src = '/images/engine.svg'): Promise<string[]> {
  const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
  const image = { src, alt: 'An engine' };
  config.pages[0]?.blocks.push({ type: 'text-media', heading: 'Us', paragraphs: [text], image });
  const { problems } = await check(JSON.stringify(config));
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

const STORY =
  'Who you are, since when, and what you are known for. Customers read this before they call.';

it('[V20] names each text with which a new company begins, in any language, until it is written', async () => {
  expect(await saidOf(STORY)).toEqual([
    expect.stringMatching(/paragraphs › 1: "Who you are.* is still the text of a new company/),
  ]);
  expect(await saidOf('Hvem som tar telefonen, og hvem som gjør jobben.')).toHaveLength(1);
  expect(await saidOf('We have built boats since 1962.')).toEqual([]);
});
