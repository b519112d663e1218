import type { Branding, Mode } from './branding.ts';
import { expandBranding } from './expand.ts';
import type { ExpandedBranding } from './expand.ts';

const kept = new WeakMap<Branding, Partial<Record<Mode, ExpandedBranding>>>();

/**
 * What `expandBranding` answers, derived once for each branding object, which must not be changed after: anyone who shows one asks for
 * the same again and again. The answer is shared, so it must not be changed either.
 */
export const expanded = (style: Branding, mode: Mode): Readonly<ExpandedBranding> => {
  const found = kept.get(style) ?? {};
  kept.set(style, found);
  return (found[mode] ??= expandBranding(style, mode));
};
