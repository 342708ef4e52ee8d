import cx from 'classnames';
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../cart/fill';
import type { PlaceMap } from '../../generated/types';
import { buttonClass } from '../../ui/button/buttonClass';
import { SiteLink } from '../SiteLink';
import { useSite } from '../SiteProvider';
import css from './map-of-place.module.css';

/**
 * One map. No third party is contacted before the visitor asks for it [C5]; with `"maps": "lazy"` the browser loads it
 * near the viewport. A place that could not be found has no map, and a link to search for it.
 */
export function MapOfPlace({ map }: { map: PlaceMap }) {
  const { maps, strings } = useSite();
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const name = fill(strings.mapOf, { place: map.caption });

  // The focused button has just been replaced by the frame.
  useEffect(() => {
    if (isAsked) frame.current?.focus();
  }, [isAsked]);

  return (
    <figure className={cx('on-sheet', css.map)}>
      {map.embed === undefined ? null : isAsked || maps === 'lazy' ? (
        <iframe
          ref={frame}
          className={css.frame}
          src={map.embed}
          title={name}
          loading="lazy"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it cannot reach its own frame
          sandbox="allow-scripts allow-same-origin allow-popups"
          allowFullScreen
        />
      ) : (
        <div className={css.frame}>
          <button
            type="button"
            className={buttonClass({ look: 'outline' })}
            onClick={() => setAsked(true)}
          >
            {strings.showMap}
            <span className="visually-hidden">: {map.caption}</span>
          </button>
        </div>
      )}
      <figcaption>
        {map.caption}{' '}
        <SiteLink className="more" href={map.directions}>
          {strings.directions}
          <span className="visually-hidden">: {map.caption}</span>
        </SiteLink>
      </figcaption>
    </figure>
  );
}
