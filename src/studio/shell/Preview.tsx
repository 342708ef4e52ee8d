import { computed } from '@preact/signals-core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useValue } from '../../ui/useValue';
import { WORDS } from '../words';
import { createFrame, type Frame } from './frame';
import { isNarrow } from './narrow';
import { Overlay } from './Overlay';
import { PageFrame } from './PageFrame';
import styles from './preview.module.css';
import { previewAddress } from './previewAddress';
import { useStudio } from './studio';
import { useDates } from './useDates';
import { Weight } from './Weight';

/** The widths at which the page is shown, in px: a phone, a tablet, a desk. */
const WIDTHS = [360, 768, 1280] as const;

/** How long the frame waits for the server to draw a page. */
const DRAWING_WAIT_MS = 3000;

/** The page that is being edited, as visitors see it. */
export function Preview() {
  const studio = useStudio();
  const frame = useMemo(() => createFrame(studio), [studio]);
  const [width, setWidth] = useState<number>(() => (isNarrow() ? 360 : 1280));
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const box = stage.current;
    const page = element.current;
    if (!box || !page) return undefined;
    const fit = () => {
      const { clientWidth, clientHeight } = box;
      const scale = frame.fit(width, clientWidth);
      box.style.setProperty('--width', `${width}px`);
      box.style.setProperty('--height', `${clientHeight / scale}px`);
      box.style.setProperty('--scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    return () => observer.disconnect();
  }, [width, frame]);

  useEffect(() => {
    const page = element.current;
    return page ? frame.connect(page) : undefined;
  }, [frame]);

  return (
    <div className={styles['preview']}>
      <div className={styles['tools']}>
        <Address />
        <div className={styles['widths']} role="group" aria-label={WORDS.widths}>
          {WIDTHS.map((one) => (
            <button
              key={one}
              className={styles['width']}
              type="button"
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {WORDS.width[one]} <small>{one}</small>
            </button>
          ))}
        </div>
        <Weight />
      </div>
      <div className={styles['stage']} ref={stage}>
        <div className={styles['sheet']}>
          <Page element={element} sent={frame.sent} />
          <Overlay layout={frame.layout} scale={frame.scale} />
        </div>
      </div>
    </div>
  );
}

function useAddress(): string {
  const { session, page, formAt } = useStudio();
  const address = useMemo(
    () =>
      computed(() => {
        const at = formAt.value.startsWith('/notFound') ? '/notFound' : `/pages/${page.value}`;
        return previewAddress(session.schema, session.root.value, at, formAt.value);
      }),
    [session, page, formAt],
  );
  return useValue(address);
}

function Address() {
  const { page, formAt } = useStudio();
  const at = `/pages/${useValue(page)}`;
  const dates = useDates(useValue(formAt).startsWith('/notFound') ? '/notFound' : at);
  const address = useAddress();
  return <p className={styles['address']}>{dates === '' ? address : `${address} · ${dates}`}</p>;
}

/** The frame. It follows the address once the server knows of it. */
function Page({
  element,
  sent,
}: { element: RefObject<HTMLIFrameElement | null> } & Pick<Frame, 'sent'>) {
  const { session } = useStudio();
  const address = useAddress();
  const [shown, setShown] = useState(address);
  const isDrawn = useValue(session.isDrawn);
  useEffect(() => {
    // A page that was just added is not there yet; one with a mistake never will be.
    const timer = setTimeout(() => setShown(address), isDrawn ? 0 : DRAWING_WAIT_MS);
    return () => clearTimeout(timer);
  }, [address, isDrawn]);
  // With the change of `src`: before the page can answer.
  useLayoutEffect(() => sent(shown), [shown, sent]);
  return (
    <PageFrame
      frame={element}
      className={styles['frame']}
      title={WORDS.panels.page}
      src={session.state.preview.origin + shown}
    />
  );
}
