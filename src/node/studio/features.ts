import type { Routes } from './api';
import type { FeatureSources } from './featureSources';
import { historyRoutes } from './history/historyRoutes';
import type { Versions } from './history/versions';
import { pictureRoutes } from './pictures/routes';
import { publishRoutes } from './publish/publishRoutes';
import type { Publisher } from './publish/publisher';

/** The routes of Studio's views: one line for each. */
export function featureRoutes(
  sources: FeatureSources & { versions: Versions; publisher: Publisher },
): Routes {
  return {
    ...historyRoutes(sources, sources.versions),
    ...pictureRoutes(sources),
    ...publishRoutes(sources, sources.publisher),
  };
}
