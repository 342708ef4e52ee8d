import { computed } from '@preact/signals-core';
import { Field } from '../form/Field';
import type { FormHost } from '../form/formHost';
import type { Icons, StudioProblem } from '../protocol';
import { inSchemaOrder } from './inSchemaOrder';
import type { Places } from './places';
import type { ClientSession } from './session/clientSession';
import { toBase64 } from './toBase64';

/** Lets the forms work on the draft of a session. `rest` is what Studio does for them. */
export function createFormHost(
  session: ClientSession,
  places: Places,
  rest: Pick<FormHost, 'point' | 'say' | 'chooseBlock'>,
): FormHost {
  const { root, schema, api, standIns, problems, state } = session;
  let icons: Promise<Icons> | undefined;
  return {
    ...rest,
    Field,
    root,
    standIns,
    problems: computed(() => byPointer(problems.value)),
    change(operations, group) {
      const own = group === undefined ? undefined : `${group} ${places.visit()}`;
      session.change(inSchemaOrder(schema, root.peek(), operations), { group: own });
    },
    openEntry: places.openEntry,
    setOpen(list, index) {
      places.openEntry(list).value = index;
    },
    reveal: places.reveal,
    choices: async (kind, at) => api.choices(kind, at),
    pictureUrl: (src) => state.preview.origin + src,
    async upload(file) {
      const { src } = await api.upload({ name: file.name, data: await toBase64(file) });
      return src;
    },
    async uploadFile(file) {
      const { src } = await api.uploadFile({ name: file.name, data: await toBase64(file) });
      return src;
    },
    icons: async () => {
      icons ??= api.icons();
      // What could not be fetched is fetched anew, the next time.
      icons.catch(() => {
        icons = undefined;
      });
      return icons;
    },
  };
}

function byPointer(problems: readonly StudioProblem[]): Map<string, StudioProblem[]> {
  const map = new Map<string, StudioProblem[]>();
  for (const problem of problems) {
    map.set(problem.pointer, [...(map.get(problem.pointer) ?? []), problem]);
  }
  return map;
}
