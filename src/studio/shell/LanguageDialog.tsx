import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog';
import { LanguageChoice } from '../ui/LanguageChoice';
import { WORDS } from '../words';

/** Chooses the language of Studio, which is then loaded again in it, at the same place. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={WORDS.language} onClose={onClose}>
      <p className={controls['hint']}>{WORDS.languageWhy}</p>
      <LanguageChoice automatic={WORDS.languageOfSite} />
    </Dialog>
  );
}
