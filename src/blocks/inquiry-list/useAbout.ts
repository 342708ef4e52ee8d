import { useMemo } from 'react';
import { aboutKey, parseAbout, type About } from '../../cart/about';
import { storageKey } from '../../cart/storage';
import { useSite } from '../../site/SiteProvider';
import { useStoredText } from './useStoredText';

/** What the visitor says about themselves. */
export interface AboutAnswers {
  about: About;
  /** Whether it is kept on this device for the next time; else it is kept until this tab is closed. */
  isKept: boolean;
  change: (about: About, isKept: boolean) => void;
}

/** The answers as stored, and how to change them; undefined if the config does not ask. */
export function useAbout(): AboutAnswers | undefined {
  const { inquiry, site } = useSite();
  const key = aboutKey(storageKey(site.id));
  const [kept, keep] = useStoredText(key);
  const [ofTab, setOfTab] = useStoredText(key, 'tab');
  const stored = kept || ofTab;
  return useMemo(
    () =>
      inquiry.about && {
        about: parseAbout(stored),
        isKept: kept !== '',
        change(about, isKept) {
          const text = JSON.stringify(about);
          keep(isKept ? text : '');
          setOfTab(isKept ? '' : text);
        },
      },
    [inquiry.about, stored, kept, keep, setOfTab],
  );
}
