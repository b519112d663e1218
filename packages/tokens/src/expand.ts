import type { Branding, Mode } from './branding.ts';
import { toVars } from './contract/index.ts';
import type { Theme, VarName } from './contract/index.ts';
import { deriveColor } from './derive/color.ts';
import { deriveShape } from './derive/shape.ts';
import { deriveType } from './derive/type.ts';
import { hex, tone } from './palette/color.ts';
import { measure } from './proof/report.ts';
import type { Finding } from './proof/report.ts';

export interface ExpandedBranding {
  vars: Record<VarName, string>;
  /** Every contrast pair as measured, so that a partner can see what was adjusted and why. */
  report: Finding[];
}

/** Turns a branding document into every value of the contract, for one mode. */
export const expandBranding = (style: Branding, mode: Mode): ExpandedBranding => {
  const color = deriveColor(style, mode);
  const theme: Theme = { color, ...deriveType(style), ...deriveShape(style) };
  const brand = hex(tone(style.seeds.brand));
  return { vars: toVars(theme), report: measure(color, { brand, groundBrand: brand }) };
};
