import type { Theme } from '../contract/index.ts';

type Roles = Theme['color'];
type Status = 'positive' | 'caution' | 'critical' | 'info';
/** A colour role by name; `caution.ink` for the roles of a status. */
export type Role = Exclude<keyof Roles, Status> | `${Status}.${keyof Roles[Status]}`;

interface Pair {
  foreground: Role;
  backgrounds: Role[];
  /** WCAG 2 contrast every theme must reach: 4.5 for text, 3 for what has to be seen. */
  required: number;
}

const page: Role[] = ['ground', 'groundRaised', 'groundSunken'];
const statuses: Status[] = ['positive', 'caution', 'critical', 'info'];

/** What stands on what. Every theme, in both modes, must pass every line. */
export const pairs: Pair[] = [
  { foreground: 'ink', backgrounds: [...page, 'selected'], required: 7 },
  { foreground: 'inkMuted', backgrounds: [...page, 'selected'], required: 4.5 },
  { foreground: 'inkBrand', backgrounds: [...page, 'selected'], required: 4.5 },
  { foreground: 'inkInverse', backgrounds: ['groundInverse'], required: 7 },
  { foreground: 'onBrand', backgrounds: ['brand', 'brandHover', 'brandPressed', 'groundBrand'], required: 4.5 },
  { foreground: 'onAccent', backgrounds: ['accent'], required: 4.5 },
  { foreground: 'onScrim', backgrounds: ['scrim'], required: 4.5 },
  ...statuses.map((name): Pair => ({
    foreground: `${name}.ink`,
    backgrounds: [...page, `${name}.ground`],
    required: 4.5,
  })),
  { foreground: 'lineStrong', backgrounds: page, required: 3 },
  { foreground: 'focus', backgrounds: page, required: 3 },
  { foreground: 'brand', backgrounds: page, required: 3 },
];
