import type { FormControl } from '../../../generated/types';
import type { Mistake } from './fieldKind';

/** Choices whose words are also what is sent. */
export function asOptions(words: readonly string[] = []): NonNullable<FormControl['options']> {
  return words.map((word) => ({ value: word, label: word }));
}

/** The mistake of a choice that is there twice. */
export function optionsTwice({ options = [] }: { options?: readonly string[] }): Mistake[] {
  const twice = options.find((word, index) => options.indexOf(word) < index);
  return twice === undefined
    ? []
    : [
        {
          at: 'options',
          says: `"${twice}" can be chosen twice.`,
          advises: 'Remove one of the two.',
        },
      ];
}
