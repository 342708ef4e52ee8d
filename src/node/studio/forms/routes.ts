import { stepsOf } from '../../../document/operation';
import { isRecord } from '../../../document/isRecord';
import { valueAt } from '../../../document/values';
import type { ContactFormBlock, SiteConfig } from '../../../generated/authored';
import { loadValidator } from '../../config/check/shape/loadValidator';
import { generate } from '../../schemas/generate';
import { loadFieldKinds } from '../../site/formFields/fieldKind';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { RefusedError } from '../refusal';
import { arrivingMessage } from './arrivingMessage';

/**
 * The routes of forms:
 *
 * | GET /api/form-message?at= | ArrivingMessage | what arrives of the form at a pointer of the draft |
 */
export function formRoutes({ root, session }: Pick<FeatureSources, 'root' | 'session'>): Routes {
  return {
    'GET form-message': async (_, url) => {
      const { hash } = await generate(root);
      const config = structuredClone(session.draft.value) as SiteConfig;
      // It fills in what the config leaves out; mistakes elsewhere matter nothing here.
      loadValidator(root, hash)(config);
      const block = valueAt(config, stepsOf(url.searchParams.get('at') ?? ''));
      if (!isRecord(block)) throw new RefusedError(404, 'There is no such form.');
      try {
        const kinds = await loadFieldKinds();
        return arrivingMessage(block as unknown as ContactFormBlock, config, kinds);
      } catch {
        throw new RefusedError(409, HAS_MISTAKES);
      }
    },
  };
}

const HAS_MISTAKES =
  'This can be shown once the mistakes are fixed: the button at the top lists them.';
