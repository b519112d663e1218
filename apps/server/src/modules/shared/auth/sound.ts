import type { FirstPasswordProblem } from '@vitrine/api/rules';
import { invalid } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { t } from './words.ts';

/** Refuses a form with a problem. `names` says what a call names a field, where it is not the rule's own word. */
export const requireSound = (
  scope: Scope,
  problem: FirstPasswordProblem | null,
  names: Readonly<Record<string, string>> = {},
): void => {
  if (problem)
    throw invalid({
      [names[problem.field] ?? problem.field]: [t(scope.language, problem.message.id as Parameters<typeof t>[1])],
    });
};
