// embed/package/load.ts
/**
* Puts the script into the page, once, and gives what it makes: `window.inquiry`. The widgets themselves still
* come only when they are needed; `await inquiry.ready` fetches them. Rejects where the script cannot be loaded.
*/
function loadInquiry({ site, nonce, strings, ...options }) {
	const present = window.inquiry;
	if (present && "version" in present) return Promise.resolve(present);
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.async = true;
		script.src = new URL("/embed/v1.js", site).href;
		if (nonce) script.nonce = nonce;
		Object.assign(script.dataset, options, strings && { strings: JSON.stringify(strings) });
		script.addEventListener("load", () => resolve(window.inquiry));
		script.addEventListener("error", () => reject(/* @__PURE__ */ new Error(`The inquiry list cannot be loaded from ${script.src}.`)));
		document.head.append(script);
	});
}
export { loadInquiry };
