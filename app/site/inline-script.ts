/**
 * The only script that stands in every page: it keeps the header's search box as specified. A blank term is ignored,
 * a term is trimmed, and a page that comes back from the browser's memory has an empty box and a closed menu.
 * It is allowed by its hash, so it may not contain anything that changes.
 */
export const headerScript = `addEventListener("submit",e=>{let f=e.target,b=f.search;if(f.role=="search"&&!(b.value=b.value.trim()))e.preventDefault()});addEventListener("pageshow",e=>{if(e.persisted){document.querySelectorAll("[role=search]").forEach(f=>f.reset());document.querySelector("[popover]:popover-open")?.hidePopover()}})`;
