import { NORWEGIAN } from '../../../document/describing/nb';
import type { Dictionary } from '../dictionary';
import { CALENDAR } from './calendar';
import { CONFLICTS } from './conflicts';
import { FILES } from './files';
import { FORM } from './form';
import { HISTORY } from './history';
import { INTERFACE } from './interface';
import { LOOK } from './look';
import { NEW_COMPANY } from './newCompany';
import { FORMATS } from './notation';
import { PICTURES } from './pictures';
import { PRODUCTS } from './products';
import { PUBLISH } from './publish';
import { SHELL } from './shell';
import { TOUR } from './tour';
import { VISITS } from './visits';

/** Studio in Norwegian (bokmål), to one person (du). */
export const DICTIONARY: Dictionary = {
  formats: FORMATS,
  describing: NORWEGIAN,
  words: {
    shell: SHELL,
    conflicts: CONFLICTS,
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
  },
};
