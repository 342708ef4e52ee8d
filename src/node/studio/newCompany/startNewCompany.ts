import { NEW_COMPANY } from '../../../studio/protocol';
import { generate } from '../../schemas/generate';
import { answerBy } from '../api';
import { openLanguages } from '../language/askedLanguage';
import { guardFor, listenFrom, servePage } from '../servePage';
import { buildShell } from '../shell';
import { refuseUsed } from './createCompany';
import { newCompanyRoutes } from './routes';

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
  servePage(server, page, answerBy(newCompanyRoutes(root, folder, { open, asked })));
  return {
    url: `http://${guard.host}${NEW_COMPANY}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
