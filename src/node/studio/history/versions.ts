import { dirname, join } from 'node:path';
import { describe } from '../../../document/describe';
import { ENGLISH } from '../../../document/describing/describing';
import type { Schema } from '../../../document/schema/schema';
import { tryParseJson } from '../../files/parseJson';
import type { AskedLanguage } from '../language/askedLanguage';
import { filesNamedIn } from './filesNamedIn';
import { folderVersions } from './folderVersions';
import { commitOf, commitVersion, gitState, listGit, type GitState } from './gitVersions';
import type { Version } from './version';
import { wholeTextIn } from './wholeText';
import { errorMessage } from '../../../document/errorMessage';

/** A config before and after a save, as texts with all of its products. */
export interface Saved {
  before: string;
  after: string;
  /** What the texts say, if that is known. */
  values?: { before: unknown; after: unknown };
  /** The files that its products stand in, by their full paths; none where they stand in the config. */
  files?: readonly string[];
}

/** All saved states of a config, in Git and in the folder beside it. */
export interface SavedVersions {
  /** The newest first. */
  list(): Promise<Version[]>;
  /** The text of a version; undefined if there is none. */
  read(id: string): Promise<string | undefined>;
}

/** What saves are described in: the schema and the words of a language. */
type Described = Pick<AskedLanguage, 'schema' | 'describing'>;

/** The saved states of a config, and how one is added. */
export interface Versions extends SavedVersions {
  /**
   * Keeps what was saved as a version: a commit where that can be, else in the folder.
   * @param language The language that it is described in; English without one.
   * @returns A sentence where it should be a commit, and is not.
   */
  keep(saved: Saved, language?: Described): Promise<string | undefined>;
  /** Where the next version goes. */
  state(): Promise<GitState>;
}

/** Said of what the file was before Studio first saved it. */
export const AS_IT_WAS = 'The file as it was before';

/**
 * The versions of a config, to be read.
 * @param schema That of the whole config.
 */
export function savedVersions(config: string, schema: () => Schema): SavedVersions {
  const folder = folderVersions(config);
  return {
    async list() {
      const all = [...(await listGit(config)), ...(await folder.list())];
      return all.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
    },
    async read(id) {
      const commit = commitOf(id);
      return commit === undefined ? folder.read(id) : wholeTextIn(config, commit, schema());
    },
  };
}

/**
 * Opens the versions of a config.
 * @param schema That of the whole config.
 */
export function openVersions(config: string, schema: () => Schema): Versions {
  const folder = folderVersions(config);
  // One after another: two commits at once would refuse each other.
  let turn: Promise<unknown> = Promise.resolve();

  /** What was there before is kept too, if it is the first version, or somebody else has changed the file. */
  async function keepInFolder(
    { before, after, values = valuesIn(before, after) }: Saved,
    language: Described,
  ) {
    if (!(await folder.isLast(before))) await folder.keep({ text: before, words: [AS_IT_WAS] });
    await folder.keep({ text: after, words: wordsOf(values, language) });
  }

  async function keep(saved: Saved, language: Described): Promise<string | undefined> {
    const state = await gitState(config);
    const before = (await wholeTextIn(config, 'HEAD', schema())) ?? saved.before;
    if (state.kind === 'ready' && before === saved.after) return undefined;
    if (state.kind === 'ready') {
      try {
        const pictures = filesNamedIn(parsed(saved.after), join(dirname(config), 'public'));
        const files = [...(saved.files ?? []), ...pictures];
        // What was changed by hand and never committed goes into the same commit, and into its words.
        const values = valuesIn(before, saved.after);
        await commitVersion(config, files, { words: wordsOf(values, language) });
        return undefined;
      } catch (error) {
        await keepInFolder(saved, language);
        return `This version is kept on this computer only: ask whoever looks after the code. (Git refused it: ${errorMessage(error)})`;
      }
    }
    await keepInFolder(saved, language);
    return state.kind === 'busy' ? `This version is kept in a folder. ${state.why}` : undefined;
  }

  const saved = savedVersions(config, schema);
  return {
    ...saved,
    async list() {
      // Wait, because browsers hear of a save before its version is kept, and then ask for the list.
      await turn;
      return saved.list();
    },
    keep(change, language = { schema: schema(), describing: ENGLISH }) {
      const kept = turn.then(() => keep(change, language));
      turn = kept.catch(() => undefined);
      return kept;
    },
    state: () => gitState(config),
  };
}

const valuesIn = (before: string, after: string) => ({
  before: parsed(before),
  after: parsed(after),
});

/** Somebody may have committed a broken file. */
const parsed = (text: string): unknown => tryParseJson(text) ?? {};

/** What a save changes, a line for each difference. */
function wordsOf({ before, after }: NonNullable<Saved['values']>, language: Described): string[] {
  const lines = describe(language.schema, before, after, language.describing);
  return lines.map(({ where, words }) => `${where}${language.describing.colon} ${words}`);
}
