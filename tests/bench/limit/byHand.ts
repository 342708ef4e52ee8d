/**
 * The only script of the handmade page: add to list, badge, menu and search. It represents what one would write just to make
 * this page fast.
 */
export interface Line {
  id: string;
  name: string | undefined;
  quantity: number;
}

const items = JSON.parse(localStorage.getItem('CART_KEY') ?? '[]') as Line[];

function draw(): void {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const link of document.querySelectorAll('[data-cart-link]')) {
    link.querySelector('[data-badge]')?.remove();
    const badge = document.createElement('span');
    badge.dataset['badge'] = '';
    badge.textContent = String(count);
    if (count) link.append(badge);
  }
}

document.documentElement.dataset['js'] = '';
addEventListener('DOMContentLoaded', draw);
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('button');
  if (!button) return;
  const { toggle, inquiryAdd: id, inquiryName: name } = button.dataset;
  if (toggle === '') button.ariaExpanded = String(button.ariaExpanded !== 'true');
  if (!id) return;
  const line = items.find((item) => item.id === id);
  if (line) line.quantity += 1;
  else items.push({ id, name, quantity: 1 });
  localStorage.setItem('CART_KEY', JSON.stringify(items));
  draw();
});
addEventListener('input', ({ target }) => {
  const term = (target as HTMLInputElement).value.toLowerCase();
  for (const item of document.querySelectorAll<HTMLElement>('main li'))
    item.hidden = !item.textContent.toLowerCase().includes(term);
});
