import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { useValue } from '../../ui/useValue';
import { stepsOf } from '../../document/operation';
import { valueAt } from '../../document/values';
import { useHost } from './formHost';

/**
 * Subscribes a component to what `read` makes of the value at a pointer. It renders again only when that is another
 * one, so `read` gives a primitive where a component is not to follow each key press, and never changes.
 */
export function useAt<T>(at: string, read: (value: unknown) => T): T {
  const { root } = useHost();
  const signal = useMemo(() => {
    const steps = stepsOf(at);
    return computed(() => read(valueAt(root.value, steps)));
  }, [root, at, read]);
  return useValue(signal);
}
