import type { Branding, Mode } from '../../branding.ts';
import { varNames } from '../../contract/index.ts';
import { expandBranding } from '../../expand.ts';
import { wcagContrast } from './wcag.ts';

export const modes = ['light', 'dark'] as const;
const names = varNames.join();

/** All faults of an expanded branding; every pair is measured again, from the values alone. */
export const faults = (style: Branding, mode: Mode): string[] => {
  const { vars, report } = expandBranding(style, mode);
  const values = Object.entries(vars).filter(([, value]) => !value || /NaN|undefined|null/.test(value));
  const pairs = report.filter(({ foreground, background, ratio, required }) => {
    const measured = wcagContrast(vars[foreground] as string, vars[background] as string);
    return !(measured >= required && ratio >= required && ratio <= measured && measured - ratio < 0.0101);
  });
  return [
    ...(Object.keys(vars).join() === names ? [] : ['names of the contract']),
    ...values.map(([name, value]) => `${name}: ${value}`),
    ...pairs.map((pair) => `${pair.foreground} on ${pair.background}: ${pair.ratio} of ${pair.required}`),
  ];
};

/** The same value, which nobody can change from now on. */
export const freeze = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part as object);
  return Object.freeze(value);
};
