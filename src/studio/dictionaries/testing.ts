import { WORDS as FORM } from '../form/words';
import { WORDS as NEW_COMPANY } from '../newCompany/words';
import { CONFLICT_WORDS } from '../shell/conflictWords';
import { WORDS as TOUR } from '../shell/tourWords';
import { WORDS as CALENDAR } from '../views/calendar/words';
import { WORDS as FILES } from '../views/files/words';
import { WORDS as HISTORY } from '../views/history/words';
import { WORDS as LOOK } from '../views/look/words';
import { WORDS as PICTURES } from '../views/pictures/words';
import { WORDS as PRODUCTS } from '../views/products/words';
import { WORDS as PUBLISH } from '../views/publish/words';
import { WORDS as VISITS } from '../views/visits/words';
import { WORDS as INTERFACE } from '../views/words/words';
import { WORDS as SHELL } from '../words';
import type { Tool } from '../language/spoken';

/** The words of all parts of Studio in English, as long as no other language is spoken. */
export const ENGLISH: Record<Tool, object> = {
  shell: SHELL,
  conflicts: CONFLICT_WORDS,
  tour: TOUR,
  form: FORM,
  newCompany: NEW_COMPANY,
  calendar: CALENDAR,
  files: FILES,
  history: HISTORY,
  look: LOOK,
  pictures: PICTURES,
  products: PRODUCTS,
  publish: PUBLISH,
  visits: VISITS,
  words: INTERFACE,
};
