import { fill } from '../../cart/fill';
import type { Doubt, Fault } from '../../desk/types';
import type { WordsOfTheDesk } from '../../generated/types';

/** What somebody should look at in a row, in words. */
export function doubtInWords(doubt: Doubt, words: WordsOfTheDesk, hasCandidates: boolean): string {
  switch (doubt.kind) {
    case 'renamed':
      return fill(words.renamed, { said: doubt.said });
    case 'unit':
      return fill(words.unitChanged, { said: doubt.said });
    case 'other-code':
      return fill(words.otherCode, { said: doubt.said });
    case 'similar':
      return fill(hasCandidates ? words.noPart : words.nothingSimilar, { said: doubt.said });
    case 'link-differs':
      return fill(words.linkDiffers, { quantity: doubt.quantity });
    default:
      return {
        twins: words.twins,
        unsure: words.unsure,
        quantity: words.noQuantity,
        'only-in-link': words.onlyInLink,
      }[doubt.kind];
  }
}

/** What is wrong with an inquiry as a whole, in words. */
export function faultInWords(fault: Fault, words: WordsOfTheDesk): string {
  switch (fault.kind) {
    case 'missing-parts':
      return fill(words.missingParts, { parts: fault.parts.join(', '), of: fault.of });
    case 'reference':
      return fill(words.wrongReference, { said: fault.said });
    default:
      return words.cut;
  }
}
