import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon/Icon';
import type { Icons } from '../protocol';
import { useHost } from './formHost';

const NONE: Icons[string] = [];

/** An icon by its name; an empty place until the icons have come, and where they do not, or if there is none of that name. */
export function NamedIcon({ name }: { name: string }) {
  const { icons } = useHost();
  const [all, setAll] = useState<Icons>({});
  useEffect(() => {
    let isHere = true;
    icons().then(
      (found) => isHere && setAll(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [icons]);
  return <Icon nodes={all[name] ?? NONE} size={18} />;
}
