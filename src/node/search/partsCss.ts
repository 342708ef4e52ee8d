/** The style of what the page of an answer has beside the built page, which it follows. */
export const PARTS_CSS = `
.plain-search{max-width:760px}
.plain-search>label{display:block;margin-bottom:6px;font-weight:600}
.plain-search p{margin-block:12px}
.plain-row{display:flex;gap:8px}
.plain-search input[type=search],.plain-search select{min-width:0;min-height:48px;padding:10px 14px;border:1px solid var(--ink-2);border-radius:0;background:var(--sheet);color:var(--ink);font:inherit}
.plain-search select{max-width:100%}
.plain-row input[type=search]{flex:1}
.plain-search button{min-height:46px;padding:12px 19px;border:1px solid #0000;background:var(--signal);color:var(--signal-ink);font:600 1rem/1.2 var(--font-body);cursor:pointer}
.plain-search fieldset{min-width:0;margin:0;padding:0;border:0}
.plain-search legend{padding:0;font-weight:600}
.plain-facets{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:0 24px}
.plain-facets details{border-top:1px solid var(--rule)}
.plain-facets summary{min-height:44px;padding-block:10px;font-weight:600;overflow-wrap:anywhere;cursor:pointer}
.plain-facets ul{max-height:280px;margin:0;padding:0 0 12px;overflow:auto;list-style:none}
.plain-facets li label{display:block;padding-block:5px;overflow-wrap:anywhere}
.plain-facets input{width:18px;height:18px;margin:0;accent-color:var(--ink);vertical-align:-3px}
.plain-found,.plain-steps{margin-block:24px}
`.replaceAll('\n', '');
