import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../generated/authored';
import type { StudioEvent } from '../../studio/protocol';
import type { FileContent } from '../config/configFile';
import { productFilesOf } from '../config/productFiles/productFilesOf';
import { loadWorkbooks } from '../config/productFiles/workbook';
import { languageOf } from '../language/languageOf';
import { generate } from '../schemas/generate';
import { hasManyProducts } from '../site/largeSite';
import { createApiHandler } from './api';
import { startChecker, type Checker } from './check/checker';
import { createFillDefaults, type FillDefaults } from './draftDefaults';
import { createFindings } from './check/findings';
import { choicesFor } from './choices';
import { createListeners } from './events';
import { featureRoutes } from './features';
import { withFirstProducts } from './firstProducts';
import { openVersions, type Saved } from './history/versions';
import { wholeText } from './history/wholeText';
import { startPreview, type Preview } from './preview';
import { createPublisher } from './publish/publisher';
import { openLanguages } from './language/askedLanguage';
import { openServerSession } from './session/openServerSession';
import type { Sharing } from './share/startSharing';
import { stateAsEvents, studioState } from './studioState';
import { takePicture } from './upload';
import { takeFile } from './uploadFile';
import { createWeigher } from './weight/weigher';

/** The draft, and what works on it. */
export type Core = Awaited<ReturnType<typeof startCore>>;

/**
 * Opens the draft of a config, starts the checker and the preview, and makes the API of them.
 * @param file The config: its full path.
 * @param studio The origin of Studio.
 * @param sharing Shows the draft to phones; closed with the draft.
 * @throws A sentence, if the config cannot be read.
 */
export async function startCore(root: string, file: string, studio: string, sharing?: Sharing) {
  const publicDir = join(dirname(file), 'public');
  const { set: schemas } = await generate(root);
  // The products may stand in a workbook, now or later.
  await loadWorkbooks();
  const fillDefaults = createFillDefaults(root);
  const askedLanguage = openLanguages(root, schemas.config);
  const siteLanguage = () => askedLanguage(languageOf(session.draft.value));
  const publisher = createPublisher(root, file);
  const versions = openVersions(file, () => schemas.config);
  const listeners = createListeners((has) => stateAsEvents({ session, findings, preview }, has));
  const tell = (event: StudioEvent): void => listeners.tell(event);
  let checker: Checker | undefined;
  const session = openServerSession({
    keep: (saved) => versions.keep(asVersion(file, saved), siteLanguage()),
    file,
    schema: () => schemas.config,
    tell,
    changed: (operations) => checker?.check({ revision: session.revision, operations }),
  });
  const findings = createFindings(session, tell);
  const latest = () => ({ revision: session.revision, value: session.draft.value });
  const settings = { root, publicDir, file };
  const check = (checker = startChecker(settings, (result) => findings.take(result), latest));
  check.check(latest());
  const preview = await startPreview({
    root,
    file,
    studio,
    fillDefaults,
    // Until the draft has been checked, the preview has nothing to show. Of a large site, that takes seconds.
    first: hasManyProducts(session.draft.value) ? undefined : await findings.first,
    drawn: (revision) => tell({ type: 'drawn', revision, standIns: findings.standIns }),
    fileChanged(changed) {
      const products = productFilesOf(file).map((name) => join(dirname(file), name));
      if ([file, ...products].includes(changed)) session.readAgain();
      // A picture may have come or gone.
      else check.check({ revision: session.revision, operations: [] });
    },
  });
  findings.showOn(preview);
  const sources = {
    root,
    file,
    publicDir,
    schemas,
    session,
    preview,
    versions,
    publisher,
    tell,
    sharing,
    fillDefaults,
    languageOf: askedLanguage,
  };
  const api = createApiHandler({
    session,
    languageOf: askedLanguage,
    async state(language) {
      // Who opens Studio sees the draft, whatever version was looked at before.
      void preview.lookAt();
      const config = await configOf(preview, session.draft.value, fillDefaults);
      return studioState(file, { schemas, config }, { session, findings, preview }, language);
    },
    choices: (kind) => choicesFor(kind, session.draft.value, { set: schemas, publicDir }),
    weight: createWeigher(root, preview, () => session.saved),
    upload: (request) => takePicture(publicDir, request),
    uploadFile: (request) => takeFile(publicDir, request),
    features: featureRoutes(sources),
    listen: (response, window, { say }) => listeners.add(response, window, say),
  });
  return {
    api,
    preview,
    /** The language of the site as it is in the draft: 'nb-NO'. */
    language: () => languageOf(session.draft.value),
    asked: askedLanguage,
    stop: () => listeners.close(),
    async close() {
      await sharing?.close();
      await Promise.all([session.settled(), check.close(), preview.close(), publisher.close()]);
    },
  };
}

/** What is kept of a save. */
function asVersion(
  file: string,
  { before, after }: { before: FileContent; after: FileContent },
): Saved {
  return {
    before: wholeText(before),
    after: wholeText(after),
    values: { before: before.value, after: after.value },
    files: (after.files ?? []).map(({ name }) => join(dirname(file), name)),
  };
}

/**
 * The config that is shown, with the first of its products; before the first check has ended, the draft, if its schema
 * allows it.
 */
async function configOf(
  preview: Preview,
  draft: unknown,
  fillDefaults: FillDefaults,
): Promise<SiteConfig | undefined> {
  const { site } = preview.current();
  // Fewer products are the same config to its type.
  if (site) return withFirstProducts(site.embed.config) as SiteConfig;
  const { config, isValid } = await fillDefaults(withFirstProducts(draft));
  return isValid ? config : undefined;
}
