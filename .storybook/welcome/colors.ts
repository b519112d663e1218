import type { Finding } from '@vitrine/tokens';

const plain = (name: string): string => name.replace('--v-color-', '').replaceAll('-', ' ');

/** A pair in words: "on brand" on "brand hover". */
export const pairWords = ({ foreground, background }: Finding) => ({
  foreground: plain(foreground),
  background: plain(background),
});

export const pairKey = ({ foreground, background }: Finding): string => `${foreground} on ${background}`;
