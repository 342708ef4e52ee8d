import { inquiry } from './host';
import { launcher, query, seen, within, type Kit } from './kit';

/** Adds products by our button, by a button of the page, and by script. */
export async function addThings(kit: Kit): Promise<void> {
  const button = await kit.until('the button to add is seen again', () =>
    seen(within('inquiry-add', 'button')),
  );
  button.click();
  query('#own')?.click();
  inquiry().add({ id: 'own-2', name: "The host's own fan" }, 3);
  const items = inquiry().items();
  kit.check(items.length === 3, `${items.length} lines instead of 3 in the list`);
  kit.check(items[1]?.quantity === 2, 'the quantity of the page’s button is not in the list');
  kit.check(
    items[2]?.name === "The host's own fan",
    'the name of the page’s own product is not in the list',
  );
  await kit.until('the launcher shows the count', () =>
    launcher('[part~=launcher]')?.textContent.includes('6'),
  );
}
