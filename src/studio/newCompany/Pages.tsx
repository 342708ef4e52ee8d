import controls from '../ui/controls.module.css';
import type { CompanyAnswers, PageKind } from './answers';
import { namesIn } from './names';
import styles from './new-company.module.css';
import { TextInput } from './TextInput';
import { WORDS } from './words';

const KINDS: readonly PageKind[] = ['services', 'store', 'about', 'contact'];

/** Which pages there are, and what they are called. */
export function Pages({
  answers,
  onChange,
}: {
  answers: CompanyAnswers;
  onChange: (fields: Partial<CompanyAnswers>) => void;
}) {
  const { pages, list, categories, language } = answers;
  const choose = (kind: PageKind, isChosen: boolean) => {
    const { [kind]: _, ...others } = pages;
    onChange({ pages: isChosen ? { ...others, [kind]: namesIn(language).pages[kind] } : others });
  };
  return (
    <>
      <p className={controls['hint']}>{WORDS.pagesHelp}</p>
      {KINDS.map((kind) => (
        <div key={kind} className={styles['choice']}>
          <label className={controls['check']}>
            <input
              type="checkbox"
              checked={pages[kind] !== undefined}
              onChange={({ target }) => choose(kind, target.checked)}
            />
            {WORDS.pageKinds[kind]}
          </label>
          {pages[kind] !== undefined && (
            <TextInput
              label={WORDS.pageName(WORDS.pageKinds[kind])}
              value={pages[kind]}
              required
              most={40}
              onChange={(name) => onChange({ pages: { ...pages, [kind]: name } })}
            />
          )}
        </div>
      ))}
      {pages.store !== undefined && (
        <>
          <label className={controls['field']}>
            <span>{WORDS.categories}</span>
            <textarea
              className={controls['input']}
              rows={4}
              required
              value={categories.join('\n')}
              onChange={({ target }) => onChange({ categories: target.value.split('\n') })}
            />
          </label>
          <TextInput
            label={WORDS.list}
            value={list}
            required
            most={40}
            onChange={(name) => onChange({ list: name })}
          />
        </>
      )}
    </>
  );
}
