import type { Theme } from '../contract/index.ts';

type Roles = Theme['color'];
type Status = 'positive' | 'caution' | 'critical' | 'info';
/** A colour role by name; `caution.ink` for the roles of a status. */
export type Role = Exclude<keyof Roles, Status> | `${Status}.${keyof Roles[Status]}`;

interface Pair {
  /** Of several, the one that stands out best counts: two-tone marks such as the focus ring need but one to be seen. */
  foreground: Role | Role[];
  backgrounds: Role[];
  /** WCAG 2 contrast every theme must reach: 4.5 for text, 3 for what has to be seen, 7 where people read at length. */
  required: 3 | 4.5 | 7;
}

const page: Role[] = ['ground', 'groundRaised', 'groundSunken', 'selected'];
const all: Role[] = [...page, 'skeleton'];
const statuses: Status[] = ['positive', 'caution', 'critical', 'info'];
const fills: Role[] = ['brand', 'brandHover', 'brandPressed', 'groundBrand', 'accent', 'groundInverse'];

const onStatus = (name: Status): Pair[] => [
  { foreground: `${name}.ink`, backgrounds: [...page, `${name}.ground`], required: 4.5 },
  { foreground: 'ink', backgrounds: [`${name}.ground`], required: 4.5 },
];

/** What stands on what. Every theme, in both modes, must pass every line. */
export const pairs: Pair[] = [
  { foreground: 'ink', backgrounds: all, required: 7 },
  { foreground: 'inkMuted', backgrounds: all, required: 4.5 },
  { foreground: 'inkBrand', backgrounds: page, required: 4.5 },
  { foreground: 'inkInverse', backgrounds: ['groundInverse', 'ink'], required: 7 },
  { foreground: 'ground', backgrounds: ['ink'], required: 7 },
  { foreground: 'onBrand', backgrounds: ['brand', 'brandHover', 'brandPressed', 'groundBrand'], required: 4.5 },
  { foreground: 'onAccent', backgrounds: ['accent'], required: 4.5 },
  { foreground: 'onScrim', backgrounds: ['scrim'], required: 4.5 },
  ...statuses.flatMap(onStatus),
  { foreground: 'lineStrong', backgrounds: page, required: 3 },
  { foreground: 'brand', backgrounds: all, required: 3 },
  { foreground: 'focus', backgrounds: [...page, 'focusGap'], required: 3 },
  {
    foreground: ['focus', 'focusGap'],
    backgrounds: [...fills, ...statuses.flatMap((name): Role[] => [`${name}.ground`, `${name}.ink`])],
    required: 3,
  },
];
