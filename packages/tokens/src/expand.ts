import { brandingSchema } from './branding.ts';
import type { Branding, Mode } from './branding.ts';
import { cssOf } from './contract/css.ts';
import { paths, varNames } from './contract/index.ts';
import type { VarName } from './contract/index.ts';
import { resolve } from './contract/resolve.ts';
import { choicesOf } from './derive/choices.ts';
import { deriveColor } from './derive/color.ts';
import type { Colors } from './derive/color.ts';
import { deriveType } from './derive/type.ts';
import { movesOf } from './proof/moves.ts';
import type { Move } from './proof/moves.ts';
import { measure } from './proof/report.ts';
import type { Finding } from './proof/report.ts';

/** Every value of the contract, by its custom property. */
export type Vars = Record<VarName, string>;

export interface BrandingAudit {
  /** Every contrast pair as measured. */
  report: Finding[];
  /** Every seed that is not used as given, with the reason. */
  moves: Move[];
}

const checked = (style: Branding, mode: Mode): Branding => {
  if (mode !== 'light' && mode !== 'dark')
    throw new Error(`There is no mode ${JSON.stringify(mode)}: a branding is expanded for 'light' or for 'dark'.`);
  const { success, data, error } = brandingSchema.safeParse(style);
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => `${path.join('.') || 'the document'}: ${message}`);
  throw new Error(
    `This is no branding, so nothing can be derived from it. Put right: ${issues.join('; ')}. repairBranding of @vitrine/tokens/repair suggests how.`,
  );
};

const status = /^(positive|caution|critical|info)-/;

/** Roles of colour by their path: those of a status are a group of their own. */
const byPath = (colors: Colors): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [`color.${name.replace(status, '$1.')}`, value]));

/**
 * Turns a branding document into every value of the contract, for one mode. Pure; the answer is fresh each time.
 * Throws an Error that names each wrong part when the document does not fit `brandingSchema`.
 */
export const derive = (style: Branding, mode: Mode): Vars => {
  const branding = checked(style, mode);
  const known = { ...byPath(deriveColor(branding, mode)), ...deriveType(branding) };
  const tokens = resolve(choicesOf(branding, mode));
  return Object.fromEntries(paths.map((path, index) => [varNames[index], cssOf(path, tokens, known)])) as Vars;
};

/**
 * Measures what `derive` makes of a branding document in one mode: every contrast pair, and every seed that is not used as given.
 * Throws like `derive`.
 */
export const audit = (style: Branding, mode: Mode): BrandingAudit => {
  const branding = checked(style, mode);
  const colors = deriveColor(branding, mode);
  const moves = movesOf(branding, mode, colors);
  return { report: measure(colors, new Set(moves.map(({ role }) => role))), moves };
};

export interface ExpandedBranding extends BrandingAudit {
  vars: Vars;
}

/** Both at once, for anyone who shows the values beside their proof. */
export const expandBranding = (style: Branding, mode: Mode): ExpandedBranding => ({
  vars: derive(style, mode),
  ...audit(style, mode),
});
