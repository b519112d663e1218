import { expandBranding } from '@vitrine/tokens';
import type { Branding, ExpandedBranding, Mode } from '@vitrine/tokens';

const kept = new WeakMap<Branding, Partial<Record<Mode, ExpandedBranding>>>();

/** Every value of a branding in a mode, derived once: the stage, the fields and the report ask for the same. */
export const expanded = (style: Branding, mode: Mode): ExpandedBranding => {
  const found = kept.get(style) ?? {};
  kept.set(style, found);
  return (found[mode] ??= expandBranding(style, mode));
};
