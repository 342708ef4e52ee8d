import type { StudioEvent } from '../../studio/protocol';
import type { SchemaSet } from '../schemas/load';
import type { FillDefaults } from './draftDefaults';
import type { LanguageOf } from './language/askedLanguage';
import type { Preview } from './preview';
import type { ServerSession } from './session/openServerSession';
import type { Sharing } from './share/startSharing';

/** What the routes of a view are made from. */
export interface FeatureSources {
  /** The folder of the project. */
  root: string;
  /** The config: its full path. */
  file: string;
  /** The folder with the company's pictures and other files. */
  publicDir: string;
  schemas: SchemaSet;
  session: ServerSession;
  fillDefaults: FillDefaults;
  preview: Preview;
  tell: (event: StudioEvent) => void;
  /** The language of the window that asks. */
  languageOf: LanguageOf;
  /** The draft on phones, if Studio was started so. */
  sharing: Sharing | undefined;
}
