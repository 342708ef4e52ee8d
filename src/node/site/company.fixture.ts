import { join, resolve } from 'node:path';
import type { Image, SiteConfig, Store } from '../../generated/authored';
import type { Picture, SiteData } from '../../generated/types';
import { checkConfig } from '../config/check/checkConfig';
import { createAssets } from '../files/assets';
import { generate } from '../schemas/generate';
import type { SchemaSet } from '../schemas/load';
import { resolveSite, type ResolvedSite } from './resolve';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A config with all optional parts. */
export type WholeConfig = Required<Pick<SiteConfig, 'store' | 'chat' | 'contact'>> &
  SiteConfig & {
    site: Required<Pick<SiteConfig['site'], 'logo' | 'shareImage'>>;
    store: Required<Pick<Store, 'brand' | 'model' | 'sampleReview'>>;
  };

/** The folder of a company that the code knows nothing about. */
export const COMPANY = join(ROOT, 'tests/fixtures/other-company');

/** Its config, checked and with defaults: a new copy for each call. */
export async function companyConfig(): Promise<{
  config: WholeConfig;
  schemas: SchemaSet;
  /** Hash of the schemas, which identifies their validator. */
  hash: string;
}> {
  const { set: schemas, hash } = await generate(ROOT);
  const { config } = await checkConfig(join(COMPANY, 'site.config.json'), { root: ROOT });
  if (!config) throw new Error('The config of the other company has mistakes.');
  // This company has all optional parts: page tests rely on its store.
  return { config: config as WholeConfig, schemas, hash };
}

/** Its site as a build resolves it, after `change` has modified the config. */
export async function resolveCompany(
  change: (config: WholeConfig) => void = () => {},
): Promise<ResolvedSite> {
  const { config, schemas } = await companyConfig();
  change(config);
  return resolveSite(config, schemas, COMPANY, createAssets());
}

/** The site data that the browser gets. */
export async function companyData(change?: (config: WholeConfig) => void): Promise<SiteData> {
  const { data } = await resolveCompany(change);
  return data;
}

/** A picture of any size, for tests about something else. */
export function plainPicture({ src, alt }: Image): Picture {
  return { src: `/assets${src}`, alt, width: 4, height: 3 };
}
