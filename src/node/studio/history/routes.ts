import { errorMessage } from '../../../document/errorMessage';
import type { HistoryAnswer, VersionAnswer } from '../../../studio/views/history/protocol';
import { parseJson } from '../../files/parseJson';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { RefusedError } from '../refusal';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import type { Say } from '../language/createSay';
import type { Version } from './version';
import { AS_IT_WAS, type Versions } from './versions';

/** What the view of the history asks for. */
export function historyRoutes(
  { session, preview, languageOf }: Pick<FeatureSources, 'session' | 'preview' | 'languageOf'>,
  versions: Versions,
): Routes {
  async function valueOf(id: string): Promise<unknown> {
    const text = await versions.read(id).catch((error: unknown) => {
      throw new RefusedError(422, `This version cannot be read: ${errorMessage(error)}`);
    });
    if (text === undefined) throw new RefusedError(404, 'This version is not there any more.');
    try {
      return parseJson(text);
    } catch {
      throw new RefusedError(422, 'The file was broken in this version: it is no valid JSON.');
    }
  }
  return {
    'GET history': async (request): Promise<HistoryAnswer> => {
      const [list, state] = await Promise.all([versions.list(), versions.state()]);
      const { say } = languageOf(request);
      return {
        versions: list.map((one) => inWords(one, say)),
        isInGit: state.kind === 'ready',
        ...(state.kind === 'busy' && { note: say(state.why) }),
      };
    },
    'GET history-version': async (_, url): Promise<VersionAnswer> => {
      const id = url.searchParams.get('id') ?? '';
      const list = await versions.list();
      const at = list.findIndex((one) => one.id === id);
      // Of one that is older than those that are listed, it is not known what it has changed.
      const earlier = at === -1 ? undefined : list[at + 1];
      const value = await valueOf(id);
      const before = earlier && (await valueOf(earlier.id).catch(() => undefined));
      return { value, ...(before !== undefined && { before }) };
    },
    'POST history-look': async (request) => {
      const { id } = await readBodyAs(request, isLookRequest);
      if (id === undefined) {
        await preview.lookAt();
        return {};
      }
      const value = await valueOf(id);
      const isShown = await preview.lookAt({ revision: session.revision, draft: value, value });
      if (!isShown)
        throw new RefusedError(
          422,
          'This version cannot be shown: it has mistakes, or is of an earlier format. It can be restored all the same.',
        );
      return {};
    },
  };
}

/** A version with its words in a language; what a save says of itself stays as it was written. */
const inWords = (one: Version, say: Say): Version =>
  one.words[0] === AS_IT_WAS ? { ...one, words: [say(AS_IT_WAS)] } : one;

/** Without an id, the draft is shown again. */
const isLookRequest = shapeOf<{ id?: string }>(objectWith({}, { id: TEXT }));
