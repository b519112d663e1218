import { expanded } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';

export interface Swatch {
  seed: 'brand' | 'accent' | 'neutral' | 'ground';
  colour: string;
}

/** The partner's own colours, as they were brought. */
export const seedsOf = ({ seeds }: Branding): Swatch[] =>
  (['brand', 'accent', 'neutral', 'ground'] as const).flatMap((seed) => {
    const colour = seeds[seed];
    return colour ? [{ seed, colour }] : [];
  });

/** What is read most: what stands on what, by role. */
const keys = [
  ['ink', 'ground'],
  ['ink-muted', 'ground'],
  ['ink-brand', 'ground'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['ink-inverse', 'ground-inverse'],
] as const;

export interface KeyPair {
  /** Names of custom properties. */
  foreground: string;
  background: string;
  front: string;
  ground: string;
  ratio: number;
}

/** The key pairs of a mode, with the contrast they really have. */
export const keyPairs = (style: Branding, mode: Mode): KeyPair[] => {
  const { vars, report } = expanded(style, mode);
  const colours: Readonly<Record<string, string>> = vars;
  return keys.flatMap(([front, ground]) => {
    const [foreground, background] = [`--v-color-${front}`, `--v-color-${ground}`];
    const found = report.find((pair) => pair.foreground === foreground && pair.background === background);
    return found
      ? [
          {
            foreground,
            background,
            front: colours[foreground] ?? '',
            ground: colours[background] ?? '',
            ratio: found.ratio,
          },
        ]
      : [];
  });
};
