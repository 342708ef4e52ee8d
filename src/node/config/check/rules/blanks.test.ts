import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a page that begins with this block. */
async function saidOf(block: object): Promise<string[]> {
  const { problems } = await check(
    GOOD.replace('"blocks": [', `"blocks": [${JSON.stringify(block)},`),
  );
  return problems
    .filter(({ message }) => message.includes('new block'))
    .map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

it('[T66] warns of each text that a new block has instead of a real one', async () => {
  expect(
    await saidOf({
      type: 'text-media',
      heading: 'Your heading here',
      paragraphs: ['We supply.', 'Your paragraphs here'],
      stats: [{ value: '00', label: 'Bearings on the shelf' }],
      image: { src: '/images/slip.svg', alt: 'What your picture shows' },
    }),
  ).toEqual([
    expect.stringMatching(/^warning .*heading: "Your heading here" is still the text of a new/),
    expect.stringMatching(/^warning .*paragraphs › 2: "Your paragraphs here" is still/),
    expect.stringMatching(/^warning .*stats › 1 › value: "00" is still/),
    expect.stringMatching(/^warning .*image › alt: "What your picture shows" is still/),
  ]);
});

it('warns of them in the languages that have words for them', async () => {
  expect(
    await saidOf({
      type: 'text-media',
      heading: 'Skriv her: overskrift',
      paragraphs: ['Vi leverer.'],
      image: { src: '/images/slip.svg', alt: 'Ce que montre votre image' },
    }),
  ).toEqual([
    expect.stringMatching(/^warning .*heading: "Skriv her: overskrift" is still/),
    expect.stringMatching(/^warning .*image › alt: "Ce que montre votre image" is still/),
  ]);
});

it('says nothing of the same words in another field, or of what somebody wrote', async () => {
  expect(
    await saidOf({
      type: 'call-to-action',
      heading: '00',
      text: 'Your heading here',
      actions: [{ label: 'Write', href: '/contact' }],
    }),
  ).toEqual([]);
});
