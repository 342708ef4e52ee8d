import type { Describing } from '../../document/describing/describing';
import type { FormWords } from '../form/words';
import type { NewCompanyWords } from '../newCompany/words';
import type { ConflictWords } from '../shell/conflictWords';
import type { TourWords } from '../shell/tourWords';
import type { CalendarWords } from '../views/calendar/words';
import type { FilesWords } from '../views/files/words';
import type { HistoryWords } from '../views/history/words';
import type { LookWords } from '../views/look/words';
import type { PicturesWords } from '../views/pictures/words';
import type { ProductsWords } from '../views/products/words';
import type { PublishWords } from '../views/publish/words';
import type { VisitsWords } from '../views/visits/words';
import type { InterfaceWords } from '../views/words/words';
import type { ShellWords } from '../words';
import type { Tool } from '../language/spoken';

/** The words of each part of Studio. A key too many or too few, or a value that is not filled in, is an error. */
interface PartWords extends Record<Tool, object> {
  shell: ShellWords;
  conflicts: ConflictWords;
  tour: TourWords;
  form: FormWords;
  newCompany: NewCompanyWords;
  calendar: CalendarWords;
  files: FilesWords;
  history: HistoryWords;
  look: LookWords;
  pictures: PicturesWords;
  products: ProductsWords;
  publish: PublishWords;
  visits: VisitsWords;
  words: InterfaceWords;
}

/** Studio in one language. */
export interface Dictionary {
  /** The language whose notation of numbers, dates and lists is used: 'pt-PT'. */
  formats: string;
  words: PartWords;
  /** How differences between versions are put into words. */
  describing: Describing;
}
