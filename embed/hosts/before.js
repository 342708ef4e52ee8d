// Runs before the embed: records the styles of the page, and all errors from now on.
(function () {
  /** @type {string[]} */
  const errors = [];
  addEventListener(
    'error',
    ({ message, target }) => {
      const file = target instanceof HTMLScriptElement ? target.src : 'a file';
      errors.push(message || `${file} cannot be loaded`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    errors.push(`unhandled: ${String(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    errors.push(`refused by ${violatedDirective}: ${blockedURI}`);
  });
  // Properties that depend on the available space, such as that of a scroll bar or a longer page.
  const room =
    /^((min-|max-)?(width|height|inline-size|block-size)|perspective-origin|transform-origin)$/;
  const style = (/** @type {Element} */ element) => {
    const all = getComputedStyle(element);
    let text = '';
    for (let n = 0; n < all.length; n += 1) {
      const name = all.item(n);
      if (!room.test(name)) text += `${name}: ${all.getPropertyValue(name)}; `;
    }
    return text;
  };
  window.host = { errors, style, globals: Object.getOwnPropertyNames(window).concat('host') };
})();
