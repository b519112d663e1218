export const alphabet = '#ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The group a name stands under: its first letter without accents, or `#` (D-109). */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return alphabet.includes(first) ? first : '#';
}
