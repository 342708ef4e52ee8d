import { describe } from 'vitest';
import { expectRoundTrip, WORDINGS } from './roundTrip.fixture';

/** In all, 10,000 lists. */
const LISTS_OF_EACH = 2000;

describe.each(Object.entries(WORDINGS))('a message in %s wording', (_, texts) => {
  expectRoundTrip(texts, LISTS_OF_EACH);
});
