/** Only React can say what is on the list: it is requested on slow connections, too. */
addEventListener('load', window.app.load);
