import { Check } from 'lucide-react';
import { useState } from 'react';
import { chooseLanguage, chosenLanguage } from '../language/chosenLanguage';
import { ownName } from '../language/ownName';
import { knownLanguages } from '../language/spoken';
import { WORDS } from '../words';
import { Button } from './Button';
import { Failure } from './Failure';
import styles from './language.module.css';

/**
 * Buttons for the languages of Studio, which is loaded again in the one that is pressed.
 * @param automatic What the button says that gives the choice back: 'As the site'.
 * @param beforeLoading Called before the page goes, to keep what was entered.
 */
export function LanguageChoice({
  automatic,
  beforeLoading,
}: {
  automatic: string;
  beforeLoading?: () => void;
}) {
  const [isKept, setKept] = useState(true);
  const chosen = chosenLanguage();
  const choose = (language: string | undefined) => {
    if (!chooseLanguage(language)) return setKept(false);
    beforeLoading?.();
    location.reload();
  };
  return (
    <>
      <div className={styles['languages']} role="group" aria-label={WORDS.language}>
        {[undefined, ...knownLanguages()].map((language) => (
          <Button
            key={language ?? ''}
            lang={language}
            aria-pressed={language === chosen}
            {...(language === chosen && { icon: Check })}
            onClick={() => choose(language)}
          >
            {language === undefined ? automatic : ownName(language)}
          </Button>
        ))}
      </div>
      <Failure words={isKept ? '' : WORDS.languageNotKept} />
    </>
  );
}
