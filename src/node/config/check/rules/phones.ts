import { ParseError, parsePhoneNumberWithError, type PhoneNumber } from 'libphonenumber-js/max';
import { setValue } from '../../../../document/operation';
import type { Rule } from '../context';
import { isMadeUpNumber } from '../madeUpNumber';

/** Phone numbers can be called: the country exists, the length is right, and no 0 stands after the country's code. */
export const rule: Rule = ({ facts, warning }) => {
  for (const { text, path } of facts.texts('phone')) {
    if (isMadeUpNumber(text) || isKeptForStories(text)) continue;
    const wrong = whatIsWrong(text);
    if (!wrong) continue;
    const fix = wrong.meant === undefined ? undefined : [setValue(path, wrong.meant)];
    warning(path, `"${text}" ${wrong.message}`, wrong.advice, fix);
  }
};

interface Wrong {
  /** After the number. */
  message: string;
  advice: string;
  /** The number that was certainly meant. */
  meant?: string;
}

const CHECK_IT = 'Call it once from abroad, or copy it from where it is known to work.';

function whatIsWrong(text: string): Wrong | undefined {
  const number = parse(text);
  if (number === 'no country') {
    return { message: 'begins with a code that no country has.', advice: CHECK_IT };
  }
  if (!number?.isPossible()) {
    return { message: 'has too few or too many digits for its country.', advice: CHECK_IT };
  }
  if (!number.isValid()) {
    return {
      message: 'is no number of its country’s plan: it may be an old one, or lack a digit.',
      advice: CHECK_IT,
    };
  }
  if (digitsOf(text) === digitsOf(number.number)) return undefined;
  const meant = number.formatInternational();
  return {
    message: 'has a 0 after the country’s code, which is dialled only within the country.',
    advice: `Write ${meant}.`,
    meant,
  };
}

function parse(text: string): PhoneNumber | 'no country' | undefined {
  try {
    return parsePhoneNumberWithError(text);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message === 'INVALID_COUNTRY' ? 'no country' : undefined;
  }
}

/** Numbers that no caller can have, for films and samples: Ofcom's 01632 960, and 555 01 of North America. */
const isKeptForStories = (text: string): boolean =>
  /^441632960\d{3}$|5550?1\d\d$/.test(digitsOf(text));

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
