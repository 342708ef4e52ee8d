import { pointerInWords } from '../../../document/describe';
import { NEW_COMPANY } from '../../../studio/protocol';
import type { NewCompanyAnswer } from '../../../studio/newCompany/answers';
import type { ValueProblem } from '../../config/check/problem';
import { generate } from '../../schemas/generate';
import { answerBy, type Routes } from '../api';
import { openLanguages, type AskedLanguage, type LanguageOf } from '../language/askedLanguage';
import { RefusedError } from '../refusal';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import { guardFor, listenFrom, servePage } from '../servePage';
import { buildShell } from '../shell';
import { brandColours } from './brandColours';
import { createCompany, refuseUsed } from './createCompany';
import { ANSWERS, readAnswers, type GivenAnswers } from './readAnswers';

/** The first port that is tried. */
const FIRST_PORT = 4200;

/** The page that asks for a new company. */
interface NewCompanyPage {
  /** Where a browser opens it. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the page that asks what a new company needs, and makes its folder from the answers.
 *
 * | POST /api/logo-colours | { data }: a picture in base64 → BrandColours    |
 * | POST /api/new-company  | { answers, logo? } → NewCompanyAnswer           |
 *
 * @param open Starts Studio for the config that was made; resolves to where it runs.
 * @param first The port that is tried first.
 * @throws A sentence, if the folder is not empty.
 */
export async function startNewCompany(
  root: string,
  folder: string,
  open: (file: string) => Promise<string>,
  first = FIRST_PORT,
): Promise<NewCompanyPage> {
  refuseUsed(folder);
  // The checker needs what is generated from the schemas.
  const { set } = await generate(root);
  const asked = openLanguages(root, set.config);
  const shell = await buildShell(root);
  const { server, port } = await listenFrom(first, '', asked);
  const guard = guardFor(port);
  const page = { shell, guard, preview: '', site: '', home: NEW_COMPANY, asked };
  servePage(server, page, answerBy(routes(root, folder, { open, asked })));
  return {
    url: `http://${guard.host}${NEW_COMPANY}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function routes(
  root: string,
  folder: string,
  { open, asked }: { open: (file: string) => Promise<string>; asked: LanguageOf },
): Routes {
  /** Where Studio runs, once the company is made: asked twice, it is not made twice. */
  let opened: Promise<string> | undefined;
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
      if (opened) return { url: await opened };
      const created = await createCompany(root, folder, {
        answers: readAnswers(answers),
        ...(logo && { logo: { name: 'logo', data: logo.data } }),
      });
      if ('problems' in created) return { problems: inWords(created, asked(request)) };
      opened = open(created.file);
      return { url: await opened };
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
