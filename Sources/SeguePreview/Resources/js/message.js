// Binary messages: a length, a header in JSON, and pixels or a file.

/** The header of a binary message and its payload, which shares the memory of `buffer`. */
export function parseMessage(buffer) {
  const length = new DataView(buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  return { header, payload: new Uint8Array(buffer, 4 + length) };
}

const mediaTypes = { jpeg: "image/jpeg", webp: "image/webp", png: "image/png" };

/** Decodes the payload of a message that is a file: JPEG, WebP or PNG. */
export function decodeFile({ header, payload }) {
  const type = mediaTypes[header.encoding];
  if (!type) throw new Error(`The encoding ${header.encoding} of a frame is not known.`);
  return createImageBitmap(new Blob([payload], { type }), { colorSpaceConversion: "none" });
}
