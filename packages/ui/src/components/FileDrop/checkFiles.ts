export interface FileRules {
  /** As the platform's `accept`: `.pdf`, `image/png`, `image/*`. Nothing accepts everything. */
  accept?: string[];
  /** Per file; a megabyte is 1,048,576 bytes. */
  maxMegabytes?: number;
  /** How many are taken in all. */
  maxFiles?: number;
}

export type Refusal = { name: string; why: 'type' | 'empty' } | { name: string; why: 'size' | 'count'; limit: number };

type Facts = Pick<File, 'name' | 'size' | 'type'>;

const fits = ({ name, type }: Facts, rule: string): boolean => {
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
};

const refusalOf = (file: Facts, { accept, maxMegabytes }: FileRules): Refusal | undefined => {
  const { name, size } = file;
  if (accept && !accept.some((rule) => fits(file, rule))) return { name, why: 'type' };
  if (size === 0) return { name, why: 'empty' };
  const tooLarge = maxMegabytes !== undefined && size > maxMegabytes * 2 ** 20;
  return tooLarge ? { name, why: 'size', limit: maxMegabytes } : undefined;
};

/** Sorts files into those that may be taken besides the `held` ones, and those that may not, each with its reason. */
export const checkFiles = <F extends Facts>(files: readonly F[], rules: FileRules, held = 0) => {
  const taken: F[] = [];
  const refused: Refusal[] = [];
  const limit = rules.maxFiles ?? Number.POSITIVE_INFINITY;
  for (const file of files) {
    const full: Refusal | undefined =
      held + taken.length < limit ? undefined : { name: file.name, why: 'count', limit };
    const refusal = refusalOf(file, rules) ?? full;
    if (refusal) refused.push(refusal);
    else taken.push(file);
  }
  return { taken, refused };
};
