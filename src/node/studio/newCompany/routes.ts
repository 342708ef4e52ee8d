import { pointerInWords } from '../../../document/describe';
import type { NewCompanyAnswer } from '../../../studio/newCompany/answers';
import type { ValueProblem } from '../../config/check/problem';
import type { Routes } from '../api';
import type { AskedLanguage, LanguageOf } from '../language/askedLanguage';
import { RefusedError } from '../refusal';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import { brandColours } from './brandColours';
import { createCompany } from './createCompany';
import { ANSWERS, readAnswers, type GivenAnswers } from './readAnswers';

/**
 * The routes of the page that asks what a new company needs:
 *
 * | POST /api/logo-colours | { data }: a picture in base64 → BrandColours    |
 * | POST /api/new-company  | { answers, logo? } → NewCompanyAnswer           |
 *
 * @param folder The folder that is made.
 * @param open Starts Studio for a config; resolves to where it runs.
 */
export function newCompanyRoutes(
  root: string,
  folder: string,
  { open, asked }: { open: (file: string) => Promise<string>; asked: LanguageOf },
): Routes {
  /** The config, once it is made: asked twice, the company is not made twice. */
  let made: string | undefined;
  let opening: Promise<string> | undefined;

  /** What has not been opened can be opened again. */
  async function opened(file: string): Promise<NewCompanyAnswer> {
    opening ??= open(file);
    try {
      return { url: await opening };
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  return {
    'POST logo-colours': async (request) => {
      const { data } = await readBodyAs(request, isPicture);
      try {
        return await brandColours(Buffer.from(data, 'base64'));
      } catch {
        throw new RefusedError(415, 'This picture cannot be read. Use SVG, PNG or JPEG.');
      }
    },
    'POST new-company': async (request): Promise<NewCompanyAnswer> => {
      const { answers, logo } = await readBodyAs(request, isCompanyRequest);
      if (made !== undefined) return opened(made);
      const created = await createCompany(root, folder, {
        answers: readAnswers(answers),
        ...(logo && { logo: { name: 'logo', data: logo.data } }),
      });
      if ('problems' in created) return { problems: inWords(created, asked(request)) };
      made = created.file;
      return opened(made);
    },
  };
}

/** What is wrong with the answers, each with its field. */
function inWords(
  { problems, config }: { problems: readonly ValueProblem[]; config: unknown },
  { schema, describing, say }: AskedLanguage,
): string[] {
  return problems.map(({ pointer, message, advice }) =>
    [`${pointerInWords(schema, config, pointer, describing)}:`, say(message), advice && say(advice)]
      .filter(Boolean)
      .join(' '),
  );
}

const isCompanyRequest = shapeOf<{ answers: GivenAnswers; logo?: { data: string } }>(
  objectWith({ answers: ANSWERS }, { logo: objectWith({ data: TEXT }) }),
);

const isPicture = shapeOf<{ data: string }>(objectWith({ data: TEXT }));
