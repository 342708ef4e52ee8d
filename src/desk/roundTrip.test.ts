import { describe } from 'vitest';
import { expectRoundTrip, WORDINGS } from './roundTrip.fixture';

describe.each(Object.entries(WORDINGS))('a message in %s wording', (_, texts) => {
  expectRoundTrip(texts, 25);
});
