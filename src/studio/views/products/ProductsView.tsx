import { useState } from 'react';
import { useValue } from '../../../ui/useValue';
import { useStudio } from '../../shell/studio';
import { Button } from '../../ui/Button';
import controls from '../../ui/controls.module.css';
import { Failure } from '../../ui/Failure';
import { CategoryPanel } from './CategoryPanel';
import { categoriesOf } from './categorySteps';
import { Files } from './Files';
import { Filters } from './Filters';
import { Grid } from './Grid';
import { NOTE_ID } from './GridRow';
import grid from './grid.module.css';
import styles from './products.module.css';
import { HEADINGS } from './selection';
import { SelectionBar } from './SelectionBar';
import { useGrid, type GridState } from './useGrid';
import { usePictures } from './usePictures';
import { useProducts, type Products } from './useProducts';
import { WORDS } from './words';

const TABS = ['title', 'categories'] as const;
type Tab = (typeof TABS)[number];

/** The products as a table: typed, pasted, sorted and filtered as in a spreadsheet. */
export function ProductsView() {
  const products = useProducts();
  const { session } = useStudio();
  const root = useValue(session.root);
  const [tab, setTab] = useState<Tab>('title');
  if (!products) return <p className={styles['view']}>{WORDS.none}</p>;
  return (
    <div className={styles['view']}>
      <div className={styles['head']}>
        <h2 className={controls['title']}>{WORDS.heading}</h2>
        <div className={styles['tabs']} role="group" aria-label={WORDS.tabs}>
          {TABS.map((name) => (
            <Button key={name} isSmall aria-pressed={tab === name} onClick={() => setTab(name)}>
              {WORDS[name]}
            </Button>
          ))}
        </div>
        {tab === 'title' && <Files count={products.list.length} />}
      </div>
      {tab === 'title' ? (
        <ProductTable products={products} />
      ) : (
        <CategoryPanel categories={categoriesOf(root, products.list)} />
      )}
    </div>
  );
}

function ProductTable({ products }: { products: Products }) {
  const state = useGrid(products);
  const pictures = usePictures(products);
  return (
    <>
      <Filters products={products} onAdd={state.goToEnd} />
      <Failure words={pictures.failure} />
      <Grid products={products} state={state} pictures={pictures} />
      <SelectionBar products={products} state={state} />
      <Note products={products} state={state} />
    </>
  );
}

/** The whole text of the cell with the focus, and what is wrong with it. */
function Note({ products, state }: { products: Products; state: GridState }) {
  const { order, columns, mistakes, refused } = products;
  const { focus } = state.selection;
  const column = columns[focus.column];
  const index = order[focus.row] ?? -1;
  const key = column?.key ?? '';
  const taken = refused.get(index)?.get(key);
  const text = state.shownAt(focus);
  return (
    <div className={grid['note']} id={NOTE_ID}>
      {focus.row === HEADINGS ? (
        <p>{column?.schema.description}</p>
      ) : (
        <p>
          <b>{column?.label}</b> {text === '' ? WORDS.empty : text}
        </p>
      )}
      {taken && <p className={controls['wrong']}>{WORDS.refused(taken.text, taken.wrong)}</p>}
      {mistakes
        .get(index)
        ?.get(key)
        ?.map(({ message, advice, severity }) => (
          <p key={message} className={severity === 'error' ? controls['wrong'] : undefined}>
            {[message, advice].filter(Boolean).join(' ')}
          </p>
        ))}
    </div>
  );
}
