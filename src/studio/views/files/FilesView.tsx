import { ArrowRight, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { ACCEPTED_FILES } from '../../form/acceptedFiles';
import { useStudio } from '../../shell/studio';
import { TrashList } from '../../shell/TrashList';
import { breakable } from '../../ui/breakable';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { FileButton } from '../../ui/FileButton';
import { includesText } from '../../ui/includesText';
import { Moment } from '../../ui/Moment';
import { SearchField } from '../../ui/SearchField';
import { fileUses, replaceFile, type FileUse } from './fileUses';
import styles from './files.module.css';
import type { LibraryFile } from './protocol';
import { useFiles } from './useFiles';
import { nameOf, WORDS } from './words';

/** The files that visitors download: where each is offered, and another one in its place everywhere. */
export function FilesView() {
  const { session } = useStudio();
  const root = useValue(session.root);
  const { library, failure, upload, remove, restore, isBusy } = useFiles();
  const files = library?.files;
  const [text, setText] = useState('');
  const [isOnlyUnused, setOnlyUnused] = useState(false);
  const uses = useMemo(
    () =>
      fileUses(
        session.schema,
        root,
        (files ?? []).map(({ src }) => src),
      ),
    [session, root, files],
  );
  const unused = (files ?? []).filter(({ src }) => uses.get(src)?.length === 0);
  const shown = (isOnlyUnused ? unused : (files ?? [])).filter(({ src }) =>
    includesText(src, text),
  );
  return (
    <div className={styles['view']}>
      <h2 className={controls['title']}>{WORDS.title}</h2>
      <p className={controls['hint']}>{WORDS.intro}</p>
      <Failure words={failure} />
      <div className={styles['tools']}>
        <FileButton
          label={isBusy ? WORDS.uploading : WORDS.upload}
          accept={ACCEPTED_FILES}
          isOff={isBusy}
          onChoose={([file]) => file && void upload(file)}
        />
        <SearchField label={WORDS.search} value={text} onChange={setText} />
        <label className={controls['check']}>
          <input
            type="checkbox"
            checked={isOnlyUnused}
            onChange={({ target }) => setOnlyUnused(target.checked)}
          />
          {WORDS.onlyUnused(unused.length)}
        </label>
      </div>
      {!files && failure === '' && <Moment />}
      {files && shown.length === 0 && (
        <p role="status">{files.length === 0 ? WORDS.none : WORDS.noMatch}</p>
      )}
      <ul className={styles['files']}>
        {shown.map((file) => (
          <FileRow
            key={file.src}
            file={file}
            uses={uses.get(file.src) ?? []}
            upload={upload}
            remove={remove}
            isBusy={isBusy}
          />
        ))}
      </ul>
      {library && library.deleted.length > 0 && (
        <TrashList title={WORDS.trash} deleted={library.deleted} onRestore={restore} />
      )}
    </div>
  );
}

/** A file with the places that offer it. */
function FileRow({
  file: { src, bytes, canGo },
  uses,
  upload,
  remove,
  isBusy,
}: {
  file: LibraryFile;
  uses: readonly FileUse[];
  upload: (file: File) => Promise<string | undefined>;
  remove: (src: string) => Promise<void>;
  isBusy: boolean;
}) {
  const { host, session, say } = useStudio();
  const replace = async (file: File) => {
    const other = await upload(file);
    if (other === undefined) return;
    const name = WORDS.didReplace(nameOf(src), nameOf(other));
    if (session.change(replaceFile(uses, src, other), { name })) say(WORDS.replaced(uses.length));
  };
  return (
    <li className={styles['file']} data-file={src} tabIndex={-1}>
      <strong>{breakable(nameOf(src))}</strong>
      <span className={controls['hint']}>
        {WORDS.size(bytes)} · {breakable(src)}
      </span>
      <span>{uses.length === 0 ? WORDS.unused : WORDS.used(uses.length)}</span>
      <span className={styles['places']}>
        {uses.map(({ pointer, where }) => (
          <Button
            key={pointer}
            isSmall
            icon={ArrowRight}
            aria-label={WORDS.goThere(where)}
            onClick={() => host.reveal(pointer)}
          >
            {where}
          </Button>
        ))}
        {uses.length > 0 && (
          <FileButton
            isSmall
            label={WORDS.replace}
            name={WORDS.replaceOne(nameOf(src))}
            accept={ACCEPTED_FILES}
            isOff={isBusy}
            onChoose={([file]) => file && void replace(file)}
          />
        )}
        {uses.length === 0 && canGo && (
          <Button
            isSmall
            icon={Trash2}
            aria-label={WORDS.removeOne(nameOf(src))}
            isOff={isBusy}
            onClick={() => void remove(src)}
          >
            {WORDS.remove}
          </Button>
        )}
      </span>
    </li>
  );
}
