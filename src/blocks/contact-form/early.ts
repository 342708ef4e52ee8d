/** Who comes from the inquiry list sees it in the message: React is requested on slow connections, too. */
if (/[?&]list\b/.test(location.search)) addEventListener('load', window.app.load);
