import { useSyncExternalStore } from 'react';
import type { SiteData } from '../../../generated/types';
import { draftState, subscribe } from './draftStore';

/** What all pages share, as the draft has it. */
export function useDraftSite(site: SiteData): SiteData {
  const draft = useSyncExternalStore(subscribe, draftState, draftState);
  return draft.site ?? site;
}
