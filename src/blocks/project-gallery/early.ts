/** Applies a filter in the address before React, which may only load on intent. */
document.addEventListener('DOMContentLoaded', () => {
  const asked = /[?&]filter=([\w-]+)/.exec(location.search)?.[1]?.toLowerCase();
  const choice = document.querySelector<HTMLInputElement>(`[name=filter][value="${asked}"]`);
  if (choice) choice.checked = true;
});
