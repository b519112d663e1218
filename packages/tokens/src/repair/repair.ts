import { brandingSchema } from '../branding.ts';
import type { Branding } from '../branding.ts';
import { vitrine as fallback } from '../themes/vitrine/theme.ts';
import { mend } from './mend.ts';
import { copyPlain, isObject } from './plain.ts';
import { kindOf, problem } from './problem.ts';
import type { BrandingProblem } from './problem.ts';

export interface Repair {
  /** The document as it is, when nothing is wrong with it. */
  branding: Branding | null;
  problems: BrandingProblem[];
  /** A valid document as close to the given one as can be; null when nothing is wrong, or nothing is left to start from. */
  repaired: Branding | null;
}

const limits = { characters: 64 * 1024, depth: 12 };

const hopeless = (found: BrandingProblem): Repair => ({ branding: null, problems: [found], repaired: null });

/**
 * Says in plain words what is wrong with a branding document, and proposes one that is right (D-113).
 * Takes anything, changes nothing, never throws.
 */
export const repairBranding = (input: unknown): Repair => {
  const copied = copyPlain(input, limits);
  if (!copied.ok)
    return hopeless(
      copied.why === 'too-large'
        ? problem('too-large', '', { limit: limits.characters / 1024 })
        : problem('too-deep', '', { limit: limits.depth }),
    );
  const { value } = copied;
  if (!isObject(value)) return hopeless(problem('not-object', '', { kind: kindOf(input) }, value));
  // Names the schema for editors; it is not part of a branding.
  delete value['$schema'];
  const checked = brandingSchema.safeParse(value);
  if (checked.success) return { branding: checked.data, problems: [], repaired: null };
  const { mended, problems } = mend(value, fallback);
  const again = brandingSchema.safeParse(mended);
  // Whatever the schema minds and the mending does not know is said in the schema's own words.
  const rest = problems.length > 0 ? [] : checked.error.issues;
  return {
    branding: null,
    problems: [
      ...problems,
      ...rest.map(({ path, message }) => problem('refused', path.join('.'), { reason: message })),
    ],
    repaired: again.success ? again.data : fallback,
  };
};
