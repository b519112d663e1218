/** A name as part of a path: UTF-8 in base64url, so that any letter fits. */
export const packName = (name: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(name)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The name of a path's part; undefined when it is not written exactly as `packName` writes it. */
export const unpackName = (code: string): string | undefined => {
  if (!/^[A-Za-z0-9_-]{2,120}$/.test(code)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return name.trim() && packName(name) === code ? name : undefined;
  } catch {
    return undefined;
  }
};
