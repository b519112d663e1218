import type { PasswordPair, PasswordProblem } from '@vitrine/api/rules';
import { useTranslate } from '../useTranslate.ts';

/** A rule about password pairs, as the forms want it: sentences by field, in the reader's language. */
export const usePasswordErrors = (check: (pair: PasswordPair) => PasswordProblem | null) => {
  const t = useTranslate();
  return (pair: PasswordPair): Partial<Record<keyof PasswordPair, string>> => {
    const problem = check(pair);
    return problem ? { [problem.field]: t(problem.message.id, problem.message.values) } : {};
  };
};
