import type { OfficeMapsBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Section } from '../../ui/section/Section';
import { MapOfPlace } from '../../site/maps/MapOfPlace';
import css from './office-maps.module.css';

/** A map per branch that has one, captioned with its address and a link to directions [C4]. */
export default function OfficeMaps(props: BlockProps<OfficeMapsBlock>) {
  const maps = (props.branches ?? []).flatMap(({ id, map }) => (map ? [{ id, map }] : []));
  return (
    <Section {...props}>
      <div className={css.maps}>
        {maps.map(({ id, map }) => (
          <MapOfPlace key={id} map={map} />
        ))}
      </div>
    </Section>
  );
}
