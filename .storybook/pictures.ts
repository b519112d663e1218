import { expanded } from '@vitrine/tokens';
import type { Mode } from '@vitrine/tokens';
import { sampleOf, scene } from '@vitrine/ui/testing';
import type { Sample } from '@vitrine/ui/testing';
import { useSyncExternalStore } from 'react';
import { brandings } from './modes.ts';
import type { Partner } from './modes.ts';

/** A partner in one of its modes. */
export interface Theme {
  partner: Partner;
  mode: Mode;
}

/** What each partner shows: its own goods, so that it is a shop and not a tint. */
const scenes: Record<Partner, NonNullable<Sample['kind']>> = {
  vitrine: 'drape',
  tropico: 'beach',
  'atelier-noir': 'studio',
  fjord: 'fjord',
  petale: 'counter',
  signal: 'rail',
  wireframe: 'blinds',
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const mix = (one: string, other: string, share: number): string => {
  const others = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colours of a picture, from a partner's roles: ground, brand, accent, and a soft or, in dark mode, a deep accent. */
const paletteOf = ({ partner, mode }: Theme): string[] => {
  const { vars } = expanded(brandings[partner], mode);
  const [ground, brand, accent] = (['ground', 'brand', 'accent'] as const).map((role) => vars[`--v-color-${role}`]) as [
    string,
    string,
    string,
  ];
  return mode === 'light'
    ? [mix(ground, brand, 0.18), brand, accent, mix(ground, accent, 0.6)]
    : [mix(ground, brand, 0.08), brand, accent, mix(accent, ground, 0.5), ground];
};

type Props = Readonly<Record<string, unknown>>;

const pictureIn = (theme: Theme, picture: unknown): unknown => {
  const sample = typeof picture === 'string' ? sampleOf(picture) : undefined;
  return sample ? scene(sample.kind ?? scenes[theme.partner], sample.shape, paletteOf(theme), sample.seed) : picture;
};

/** The props of a story with its sample pictures drawn for a partner. Other pictures and props stay as they are. */
export const picturesIn = <Some extends Props>(theme: Theme, props: Some): Some =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, pictureIn(theme, value)])) as Some;

const watchPage = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-partner', 'data-mode'] });
  return () => observer.disconnect();
};

const readPage = (): string =>
  `${document.documentElement.dataset['partner'] ?? ''} ${document.documentElement.dataset['mode'] ?? ''}`;

/** The theme that the page wears. It may change without a story being rendered again. */
export const usePageTheme = (): Theme => {
  const [partner = '', mode] = useSyncExternalStore(watchPage, readPage).split(' ');
  return { partner: partner in brandings ? (partner as Partner) : 'vitrine', mode: mode === 'dark' ? 'dark' : 'light' };
};
