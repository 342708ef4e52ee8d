import { describe, expect, it } from 'vitest';
import { check, GOOD } from './breaking';

/** What is reported for a config in which a text is replaced, wherever it stands. */
async function saidOf(old: string, broken: string) {
  expect(GOOD).toContain(JSON.stringify(old));
  const text = GOOD.replaceAll(JSON.stringify(old), () => JSON.stringify(broken));
  const { problems } = await check(text);
  return problems.map(({ message, advice }) => [message, advice]);
}

describe('[K51] an endpoint that browsers would read as another site', () => {
  const endpoint = 'https://forms.brackwater.internal/yard';

  it.each([
    '/\t/evil.internal',
    '/\n/evil.internal',
    '/\\evil.internal',
    '/\t\\evil.internal',
    'https://forms.internal\\@evil.internal/a',
    '/send\n',
    '/ /evil.internal',
  ])('is refused: %j', async (broken) => {
    const said = await saidOf(endpoint, broken);
    expect(said).toHaveLength(1);
    expect(said[0]?.[0]).toMatch(/is not a complete web address\.$|has an invisible character/);
  });

  it.each(['\\\\evil.internal', '//evil.internal'])(
    'is refused by its form: %j',
    async (broken) => {
      const said = await saidOf(endpoint, broken);
      expect(said).toHaveLength(1);
      expect(said[0]?.[0]).toContain('"endpoint" does not have the right format');
    },
  );

  it('may be a path of the own host', async () => {
    expect(await saidOf(endpoint, '/send-form')).toEqual([]);
  });
});

describe('an endpoint of a service that takes no messages from this form', () => {
  const endpoint = 'https://forms.brackwater.internal/yard';

  it.each([
    ['https://formsubmit.co/yard@brackwater.internal', 'Put "ajax/" before'],
    ['https://api.web3forms.com/submit', 'Use a form service'],
    ['https://script.google.com/macros/s/AKfy/exec', 'Use a form service'],
  ])('is refused: %s', async (deaf, advice) => {
    const said = await saidOf(endpoint, deaf);
    expect(said).toEqual([[expect.any(String), expect.stringContaining(advice)]]);
  });

  it.each(['https://formsubmit.co/ajax/yard@brackwater.internal', 'https://formspree.io/f/abc'])(
    'is accepted where it does: %s',
    async (listening) => {
      expect(await saidOf(endpoint, listening)).toEqual([]);
    },
  );
});

describe('[K52] what no file can be named', () => {
  it.each(['/images/win\nch.svg', '/images/win\r\nch.svg'])(
    'is refused as a picture: %j',
    async (broken) => {
      expect(await saidOf('/images/winch.svg', broken)).toContainEqual([
        `${JSON.stringify(broken)} has a character in it that no file name may have, such as a line break.`,
        'Give the file a name without it, and write "/images/winch.svg".',
      ]);
    },
  );

  it.each([
    ['d'.repeat(241), '241'],
    ['d'.repeat(300), '300'],
  ])('is refused as the id of a product: %s', async (broken, bytes) => {
    expect(await saidOf('dk-003', broken)).toContainEqual([
      `This name is too long for the file of its page: it has ${bytes} bytes.`,
      'Shorten it to at most 240 bytes: a letter with an accent has two, others up to four.',
    ]);
  });

  it('is counted in bytes in an unknown category', async () => {
    expect(await saidOf('sails', 'é'.repeat(121))).toContainEqual([
      'This name is too long for the file of its page: it has 242 bytes.',
      'Shorten it to at most 240 bytes: a letter with an accent has two, others up to four.',
    ]);
  });

  it('is refused in the address of a page, part by part and as a whole', async () => {
    expect(await saidOf('/contact', `/${'c'.repeat(241)}`)).toContainEqual([
      'A part of this address is too long for a file name: it has 241 bytes.',
      'Shorten it to at most 240 bytes: a letter with an accent has two, others up to four.',
    ]);
    expect(await saidOf('/contact', '/contacts'.repeat(223))).toContainEqual([
      'This address is too long: it has 2007 bytes.',
      'Write one of at most 2000 bytes.',
    ]);
  });
});
