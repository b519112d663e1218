/** Text of Latin letters as base64 for addresses and comments; alike in browsers and Node. */
export const toBase64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The reverse; null for what is none. */
export const fromBase64Url = (packed: string): string | null => {
  try {
    return atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
};
