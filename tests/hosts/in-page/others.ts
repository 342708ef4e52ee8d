import { at, query, within, type Kit } from './kit';

/** The name of the second supplier's script and elements: see tests/hosts/ways.ts. */
const NAME = 'other';

const OF_THEIRS = `[data-name="${NAME}"]`;

const theirs = (selector: string) => query(selector + OF_THEIRS);

function list(): string[] {
  const found = window[`inquiry_${NAME}`];
  return found && 'items' in found ? found.items().map(({ id }) => id) : [];
}

/** Adds products of the second supplier on the page: by its button, and by a button of the page. */
export async function addToOthers(kit: Kit): Promise<void> {
  kit.check(list().length === 0, `the other supplier's list has ${list().join()} of ours`);
  const button = await kit.until("the other supplier's button is there", () =>
    theirs('inquiry-add')?.shadowRoot?.querySelector('button'),
  );
  button.click();
  theirs('button')?.click();
  kit.check(list().join() === 'other-1,other-2', `the other supplier's list is ${list().join()}`);
  const sent = await kit.until(
    "the other supplier's list is drawn",
    at(`inquiry-list${OF_THEIRS}`, () =>
      theirs('inquiry-list')?.shadowRoot?.querySelector<HTMLAnchorElement>('[part=send]'),
    ),
  );
  kit.check(sent.href.includes('Their%20pump'), `the other supplier's message is ${sent.href}`);
  for (const widget of document.querySelectorAll('inquiry-list'))
    await kit.until('no launcher lies on a list', () => {
      widget.scrollIntoView({ block: 'end', behavior: 'instant' });
      return !liesOnAList();
    });
}

/** Whether one of the launchers that are to be seen is where a list is. */
function liesOnAList(): boolean {
  const lists = [...document.querySelectorAll('inquiry-list')].map(boxOf);
  return [...document.querySelectorAll('inquiry-launcher')].some((launcher) => {
    const button = launcher.shadowRoot?.querySelector('[part~=launcher]');
    if (!button || getComputedStyle(button).visibility !== 'visible') return false;
    const { left, right, top, bottom } = boxOf(button);
    return lists.some(
      (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
    );
  });
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Checks that the second supplier's script outlives ours, and takes it off. */
export async function leaveOthers(kit: Kit): Promise<void> {
  kit.check(list().length === 2, "the other supplier's list has gone with ours");
  kit.check(
    Boolean(theirs('inquiry-list')?.shadowRoot?.querySelector('[part=send]')),
    "the other supplier's widgets have gone with ours",
  );
  const found = window[`inquiry_${NAME}`];
  if (found && 'items' in found) found.destroy();
  await kit.until("the other supplier's script is gone", () => !window[`inquiry_${NAME}`]);
  kit.check(!within('inquiry-launcher', '*'), "the other supplier's launcher is left behind");
}
