import { CopyPlus, FolderInput, Trash2 } from 'lucide-react';
import { useAt } from '../form/useAt';
import { WORDS } from '../words';
import { copyPage, pagesOf } from './pageSteps';
import styles from './pane.module.css';
import { useStudio } from './studio';
import { Button } from '../ui/Button';

/** What can be done with a page as a whole. Its name is changed in its form. */
export function PageActions({ index }: { index: number }) {
  const { session, open, show } = useStudio();
  const path = useAt(`/pages/${index}/path`, String);
  const copy = () => {
    const root = session.root.peek();
    const page = pagesOf(root)[index];
    if (page && session.change(copyPage(root, page), { name: WORDS.didCopy(page.name) }))
      show(`/pages/${index + 1}`);
  };
  return (
    <>
      <p className={styles['hint']}>{path}</p>
      <div className={styles['actions']} role="group" aria-label={WORDS.pageActions}>
        <Button isSmall icon={FolderInput} onClick={() => open('movePage')}>
          {WORDS.changeAddress}
        </Button>
        <Button isSmall icon={CopyPlus} onClick={copy}>
          {WORDS.duplicate}
        </Button>
        <Button isSmall icon={Trash2} onClick={() => open('deletePage')}>
          {WORDS.deletePage}
        </Button>
      </div>
    </>
  );
}
