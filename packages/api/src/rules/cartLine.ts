/** A product in a cart: units by item, and its note. */
export interface CartLineContent {
  units: readonly { id: number; quantity: number }[];
  note: string;
}

/**
 * SHA-256 of a product in a cart, in hexadecimal: one line `item:units` for each item that has units, by rising id, then an empty line and
 * the note. It says which units and note were seen without carrying a note in an address.
 */
export const digestCartLine = async ({ units, note }: CartLineContent): Promise<string> => {
  const ordered = units.filter(({ quantity }) => quantity > 0).toSorted((a, b) => a.id - b.id);
  const text = [...ordered.map(({ id, quantity }) => `${id}:${quantity}`), '', note].join('\n');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
