// The link to the instant: #t=0.35&view=card&file=1, kept up to date and read when the page loads.

/** The largest error of a time in a link, in seconds: it has four decimals. */
export const linkPrecision = 1e-4;

/** The contents of the fragment of an address: `t` in seconds, `view`, and the index of the `file`. */
export function readLink(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const time = Number.parseFloat(fields.get("t"));
  const file = Number.parseInt(fields.get("file"), 10);
  return {
    time: Number.isFinite(time) && time >= 0 ? time : null,
    view: fields.get("view"),
    file: Number.isInteger(file) && file >= 0 ? file : null,
  };
}

/** The fragment for an instant. */
export function writeLink({ time, view, file }) {
  const parts = [`t=${Number(time.toFixed(4))}`];
  if (view) parts.push(`view=${encodeURIComponent(view).replaceAll("%2F", "/")}`);
  if (file) parts.push(`file=${file}`);
  return `#${parts.join("&")}`;
}

/** Keeps the address of the page at the instant that is shown, except while it plays. */
export function keepLink(store) {
  let timer = 0;
  store.on(["time", "selected", "document", "playing"], () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const document = store.get("document");
      if (!document || store.get("playing")) return;
      const link = writeLink({ time: store.get("time"), view: store.get("selected"), file: document.file });
      if (location.hash !== link) history.replaceState(null, "", link);
    }, 150);
  });
}
