import type { Routes } from './api';
import type { FeatureSources } from './featureSources';
import { fileRoutes } from './files/routes';
import { formRoutes } from './forms/routes';
import { historyRoutes } from './history/routes';
import type { Versions } from './history/versions';
import { lookRoutes } from './look/routes';
import { pictureRoutes } from './pictures/routes';
import { productRoutes } from './products/routes';
import { publishRoutes } from './publish/routes';
import type { Publisher } from './publish/publisher';
import { visitRoutes } from './visits/routes';
import { wordRoutes } from './words/routes';

/** The routes of Studio's views: one line for each. */
export function featureRoutes(
  sources: FeatureSources & { versions: Versions; publisher: Publisher },
): Routes {
  return {
    ...fileRoutes(sources),
    ...formRoutes(sources),
    ...historyRoutes(sources, sources.versions),
    ...lookRoutes(sources),
    ...pictureRoutes(sources),
    ...productRoutes(sources),
    ...publishRoutes(sources, sources.publisher),
    ...visitRoutes(sources),
    ...wordRoutes(sources),
  };
}
