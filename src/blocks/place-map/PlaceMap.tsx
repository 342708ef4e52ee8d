import type { PlaceMapBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { MapOfPlace } from '../../site/maps/MapOfPlace';
import { Section } from '../../ui/section/Section';

/** The map of a place, of which nothing is loaded before a click. */
export default function PlaceMap(props: BlockProps<PlaceMapBlock>) {
  return (
    <Section {...props}>
      {/* Alone in it, the map is no higher than beside another. */}
      <div>
        <MapOfPlace map={props.address} />
      </div>
    </Section>
  );
}
