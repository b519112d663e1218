/**
 * The one spelling of an e-mail address: compatibility forms (NFKC), invisible characters, upper case and spaces around do not count. Everything
 * that stores, compares, counts or looks up an address uses this and nothing else. It does not depend on the language of the machine or of the
 * database. `ı` and `i` stay two letters. The result may be invalid; `isEmail` tells.
 */
export const canonicalEmail = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFKC')
    .trim();
