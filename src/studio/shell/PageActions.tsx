import { CopyPlus, FolderInput, Trash2 } from 'lucide-react';
import { useAt } from '../form/useAt';
import { WORDS } from '../words';
import { copyPage, pagesOf } from './pageSteps';
import styles from './pane.module.css';
import { useStudio } from './studio';

/** What can be done with a page as a whole. Its name is changed in its form. */
export function PageActions({ index }: { index: number }) {
  const { session, open, show } = useStudio();
  const path = useAt(`/pages/${index}/path`, String);
  const copy = () => {
    const page = pagesOf(session.root.peek())[index];
    if (page && session.change(copyPage(session.root.peek(), page))) show(`/pages/${index + 1}`);
  };
  return (
    <>
      <p className={styles['hint']}>{path}</p>
      <div className={styles['actions']} role="group" aria-label={WORDS.pageActions}>
        <button className={styles['button']} type="button" onClick={() => open('movePage')}>
          <FolderInput size={15} />
          {WORDS.changeAddress}
        </button>
        <button className={styles['button']} type="button" onClick={copy}>
          <CopyPlus size={15} />
          {WORDS.duplicate}
        </button>
        <button className={styles['button']} type="button" onClick={() => open('deletePage')}>
          <Trash2 size={15} />
          {WORDS.deletePage}
        </button>
      </div>
    </>
  );
}
