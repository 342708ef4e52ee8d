/** What a visitor can type into or choose from. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input:not([type="hidden"], [type="submit"], [type="button"]), textarea, select';

/** A field that React has taken out of the page comes back at once, or not at all. */
const REDRAW_MS = 1000;

interface Touched {
  field: Field;
  /** Where it stood: the same name on another page is another field. */
  path: string;
  /** When it was missed first; undefined while it stands in the page. */
  missedAt?: number;
}

/** Keeps what visitors write while parts of the page are drawn anew. */
export interface TypedText {
  /** To be called after each change of the page: fills in anew what has been drawn anew, and returns the focus. */
  restore: () => void;
  /** Tells React, which has just taken over, what had been written before. */
  announce: () => void;
}

/**
 * Follows the fields of the page from now on, beginning with those that were written into already. React draws a part
 * anew where a translator, a password manager or a checker of grammar has changed it: then its fields are new and empty.
 */
export function followTyping(): TypedText {
  const touched = new Map<string, Touched>();
  let focused: { key: string; field: Field; range: Selection } | undefined;
  const touch = (field: Field) => touched.set(keyOf(field), { field, path: location.pathname });
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isWritten(field)) touch(field);
  const watch = ({ target }: Event) => {
    if (!isField(target)) return;
    touch(target);
    if (target === document.activeElement) note(target);
  };
  const note = (field: Field) => {
    focused = { key: keyOf(field), field, range: rangeOf(field) };
  };
  if (isField(document.activeElement)) note(document.activeElement);
  document.addEventListener('input', watch, true);
  // Who goes on to something else is not called back. A field that React takes out names nothing that comes next.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget) focused = undefined;
  });
  document.addEventListener('focusin', ({ target }) => {
    focused = undefined;
    if (isField(target)) note(target);
  });

  function refocus(): void {
    const { activeElement: active, body } = document;
    const isElsewhere = active !== null && active !== body && active.isConnected;
    if (!focused || focused.field.isConnected || isElsewhere) return;
    const field = fieldOf(focused.key);
    const { range } = focused;
    if (!field) return;
    field.focus({ preventScroll: true });
    if (range[0] !== null && 'setSelectionRange' in field) field.setSelectionRange(...range);
  }

  return {
    restore() {
      for (const [key, one] of touched) {
        if (one.field.isConnected) continue;
        one.missedAt ??= performance.now();
        const anew = fieldOf(key);
        const isSame =
          one.path === location.pathname && performance.now() - one.missedAt < REDRAW_MS;
        if (isSame && anew) {
          const { field } = one;
          touch(anew);
          copyInto(anew, field);
        } else if (!isSame) touched.delete(key);
      }
      refocus();
    },
    announce() {
      for (const { field } of touched.values()) announceOne(field);
    },
  };
}

/**
 * React takes over the block of a field at its first event. What it draws then may have written its own value into the
 * field, so the event is repeated with what was typed.
 */
function announceOne(field: Field): void {
  const { value } = field;
  tell(field, 'input');
  setTimeout(() => {
    if (!isTick(field) && field.value !== value) write(field, value);
    // Quantities count once their field is left: in another task, when React has drawn what it heard before.
    if (field !== document.activeElement) setTimeout(tell, 0, field, 'focusout');
  });
}

type Selection = [start: number | null, end: number | null];

function rangeOf(field: Field): Selection {
  return 'selectionStart' in field ? [field.selectionStart, field.selectionEnd] : [null, null];
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELDS);

/** Whether a field holds something else than the page was delivered with. */
function isWritten(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex > Math.max(given, 0);
  }
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** What a field has in common with the one that takes its place: its name (React makes new ids), and its number. */
function keyOf(field: Field): string {
  const name = nameOf(field);
  return `${name} ${alike(name).indexOf(field)}`;
}

function fieldOf(key: string): Field | undefined {
  const [, name = '', index] = /^(.*) (-?\d+)$/s.exec(key) ?? [];
  return alike(name)[Number(index)];
}

const nameOf = (field: Field): string =>
  `${field.localName} ${field.type} ${field.name || field.id || (field.getAttribute('aria-label') ?? '')}`;

const alike = (name: string): Field[] =>
  [...document.querySelectorAll<Field>(FIELDS)].filter((field) => nameOf(field) === name);

/** Writes into a field what stands in another, as if the visitor had: React hears of it. */
function copyInto(field: Field, from: Field): void {
  if (isTick(field) && isTick(from)) {
    if (from.checked && !field.checked) field.click();
    return;
  }
  if (field.value !== from.value) write(field, from.value);
}

function write(field: Field, value: string): void {
  // React watches the property of the element itself.
  const { prototype } = field.constructor as { prototype: Field };
  Reflect.set(prototype, 'value', value, field);
  tell(field, 'input');
  if (field instanceof HTMLSelectElement) tell(field, 'change');
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const tell = (field: Field, event: string) =>
  field.dispatchEvent(new Event(event, { bubbles: true }));
