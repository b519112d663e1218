const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a file; undefined if it cannot be read, or where browsers offer none: on pages without https. */
export const hashFile = async (file: File): Promise<string | undefined> => {
  const { subtle } = globalThis.crypto as { subtle?: SubtleCrypto };
  try {
    return subtle && hex(await subtle.digest('SHA-256', await file.arrayBuffer()));
  } catch {
    // Sending it says why.
    return undefined;
  }
};
