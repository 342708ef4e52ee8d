/** Which product may be meant by an unknown code is only known to React: it is requested on slow connections, too. */
addEventListener('load', window.app.load);
