import { useSyncExternalStore } from 'react';
import type { SiteData } from '../../../generated/types';
import { draftState, subscribe, type DraftState } from './draftStore';

/** What a page draws while React takes it over: what it was opened with, though a draft may have come before. */
const OPENED: DraftState = {};

/** What all pages share, as the draft has it. */
export function useDraftSite(site: SiteData): SiteData {
  const draft = useSyncExternalStore(subscribe, draftState, () => OPENED);
  return draft.site ?? site;
}
