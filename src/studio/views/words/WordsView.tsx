import cx from 'classnames';
import { useEffect, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { schemaAt } from '../../../document/schema/schemaAt';
import { fieldId } from '../../form/fieldId';
import { Problems } from '../../form/Problems';
import { OwnLength, TextControl } from '../../form/TextField';
import { stepsOf } from '../../../document/operation';
import { valueAt } from '../../../document/values';
import { useStudio } from '../../shell/studio';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { includesText } from '../../ui/includesText';
import { Moment } from '../../ui/Moment';
import { SearchField } from '../../ui/SearchField';
import type { SiteWord, WordsAnswer } from './protocol';
import { spokenLanguage } from '../../language/spoken';
import { WORDS } from './words';
import styles from './words-view.module.css';
import { errorMessage } from '../../../document/errorMessage';

/** The words of the site's language beside the English ones, the missing ones first. */
export function WordsView() {
  const { session } = useStudio();
  const root = useValue(session.root);
  const [answer, setAnswer] = useState<WordsAnswer>();
  const [failure, setFailure] = useState('');
  const [text, setText] = useState('');
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  useEffect(() => {
    session
      .whenLevel()
      .then(async () => setAnswer(await session.api.ask<WordsAnswer>('words')))
      .catch((error: unknown) => setFailure(errorMessage(error)));
  }, [session]);
  const { words = [], language: tag = 'en', isEnglish = true } = answer ?? {};
  const language = new Intl.DisplayNames(spokenLanguage(), { type: 'language' }).of(tag) ?? tag;
  // As they are now: the order stays as it was, so that nothing moves while one types.
  const isMissing = ({ pointer }: SiteWord) =>
    !isEnglish && valueAt(root, stepsOf(pointer)) === undefined;
  const shown = words.filter(
    (word) => (!isOnlyMissing || isMissing(word) || word.isMissing) && says(root, word, text),
  );
  return (
    <div className={styles['view']}>
      <h2 className={controls['title']}>{WORDS.title}</h2>
      <Failure words={failure} />
      {!answer && failure === '' && <Moment />}
      {answer && (
        <>
          <p className={controls['hint']}>
            {isEnglish ? WORDS.introEnglish : WORDS.intro(language)}
          </p>
          {!isEnglish && (
            <p role="status">
              {WORDS.left(words.filter(isMissing).length, words.length, language)}
            </p>
          )}
          <div className={styles['tools']}>
            <SearchField label={WORDS.search} value={text} onChange={setText} />
            {!isEnglish && (
              <label className={controls['check']}>
                <input
                  type="checkbox"
                  checked={isOnlyMissing}
                  onChange={({ target }) => setOnlyMissing(target.checked)}
                />
                {WORDS.onlyMissing}
              </label>
            )}
          </div>
          <ul className={styles['words']}>
            {shown.map((word) => (
              <Word key={word.pointer} word={word} isMissing={isMissing(word)} />
            ))}
          </ul>
          {shown.length === 0 && <p className={controls['hint']}>{WORDS.none}</p>}
        </>
      )}
    </div>
  );
}

function Word({ word: { pointer, english }, isMissing }: { word: SiteWord; isMissing: boolean }) {
  const { session } = useStudio();
  const schema = schemaAt(session.schema, session.root.peek(), pointer) ?? {};
  return (
    <li className={cx(styles['word'], isMissing && styles['missing'])}>
      <label htmlFor={fieldId(pointer)}>
        {english}
        {isMissing && <span className={styles['mark']}>{WORDS.missing}</span>}
      </label>
      <div>
        <TextControl schema={schema} at={pointer} required={false} />
        <OwnLength schema={schema} at={pointer} />
        {/* Of a missing one, the checker says no more than the mark. */}
        {!isMissing && <Problems at={pointer} />}
      </div>
    </li>
  );
}

/** Whether a word is found by a text: in English, or as it is on the site. */
function says(root: unknown, { pointer, english }: SiteWord, text: string): boolean {
  const own = valueAt(root, stepsOf(pointer));
  return includesText(`${english} ${typeof own === 'string' ? own : ''}`, text);
}
