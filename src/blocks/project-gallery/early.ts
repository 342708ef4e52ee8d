/** An address that asks for one group of projects shows it, even where React comes only on intent. */
document.addEventListener('DOMContentLoaded', () => {
  const asked = /[?&]filter=([\w-]+)/.exec(location.search)?.[1]?.toLowerCase();
  const choice = document.querySelector<HTMLInputElement>(`[name=filter][value="${asked}"]`);
  if (choice) choice.checked = true;
});
