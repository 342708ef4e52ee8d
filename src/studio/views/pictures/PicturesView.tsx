import { useMemo, useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { isNarrow } from '../../shell/narrow';
import { useStudio } from '../../shell/studio';
import { TrashList } from '../../shell/TrashList';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { includesText } from '../../ui/includesText';
import { Moment } from '../../ui/Moment';
import { SearchField } from '../../ui/SearchField';
import { Cards } from './Cards';
import { Details } from './Details';
import { DropArea } from './DropArea';
import type { LibraryPicture } from './library';
import { NewTexts } from './NewTexts';
import styles from './pictures.module.css';
import { isUntold, usesOf, type PictureUse } from './uses';
import { useLibrary } from './useLibrary';
import { useUploads } from './useUploads';
import { WORDS } from './words';

const FILTERS = ['all', 'unused', 'untold', 'wrong'] as const;
type Filter = (typeof FILTERS)[number];

/** The pictures of the site: found, added, described, replaced and deleted. */
export function PicturesView() {
  const { session } = useStudio();
  const root = useValue(session.root);
  const uses = useMemo(() => usesOf(session.schema, root), [session.schema, root]);
  const { library, failure, read, remove, restore } = useLibrary();
  const uploads = useUploads(read);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<string | undefined>();
  const all = library?.pictures ?? [];
  const shown = all.filter(
    (picture) => fits(filter, picture, uses.get(picture.src)) && includesText(picture.src, text),
  );
  const add = (files: readonly File[]) => {
    // There, the details of a picture hide what becomes of the new ones.
    if (isNarrow()) setChosen(undefined);
    uploads.add(files);
  };
  const opened = all.find(({ src }) => src === chosen);
  return (
    <DropArea onFiles={add}>
      <div className={styles['library']}>
        <h2 className={controls['title']}>{WORDS.title}</h2>
        <div className={styles['tools']}>
          <SearchField label={WORDS.search} value={text} onChange={setText} />
          <select
            className={controls['input']}
            aria-label={WORDS.show}
            value={filter}
            onChange={({ target }) => setFilter(target.value as Filter)}
          >
            {FILTERS.map((name) => (
              <option key={name} value={name}>
                {WORDS.filters[name]}
              </option>
            ))}
          </select>
          {uploads.button}
        </div>
        <div className={styles['line']}>
          {library && (
            <p className={controls['hint']} role="status">
              {WORDS.count(shown.length, all.length)}
            </p>
          )}
          {uploads.state}
        </div>
        <Failure words={failure} />
        {!library && failure === '' && <Moment />}
        <Cards
          pictures={shown}
          uses={uses}
          chosen={chosen}
          onChoose={setChosen}
          onRemove={remove}
        />
        {library && library.deleted.length > 0 && (
          <TrashList title={WORDS.trash} deleted={library.deleted} onRestore={restore} />
        )}
      </div>
      {opened && (
        <Details
          key={opened.src}
          picture={opened}
          uses={uses.get(opened.src) ?? []}
          all={all}
          onClose={() => setChosen(undefined)}
          onRemove={remove}
        />
      )}
      {uploads.fresh.length > 0 && <NewTexts sources={uploads.fresh} onClose={uploads.done} />}
    </DropArea>
  );
}

function fits(filter: Filter, picture: LibraryPicture, uses: readonly PictureUse[] = []): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'unused':
      return uses.length === 0;
    case 'untold':
      return uses.some(isUntold);
    case 'wrong':
      return picture.mistake !== undefined;
  }
}
