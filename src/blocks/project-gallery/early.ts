/**
 * Applies a filter in the address before React, which may only load on intent. Without one, all projects are shown:
 * Firefox brings back the choice from before a reload, which the address says no longer.
 */
document.addEventListener('DOMContentLoaded', () => {
  const asked = /[?&]filter=([\w-]+)/.exec(location.search)?.[1]?.toLowerCase();
  const choices = [...document.querySelectorAll<HTMLInputElement>('[name=filter]')];
  const choice =
    choices.find(({ value }) => value === asked) ??
    choices.find(({ defaultChecked }) => defaultChecked);
  if (choice) choice.checked = true;
});
