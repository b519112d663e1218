import type { PasswordPair, PasswordProblem } from '@vitrine/api/rules';
import { useSay } from '../useSay.ts';

/** A rule about password pairs, as the forms want it: sentences by field, in the reader's language. */
export const usePasswordErrors = (check: (pair: PasswordPair) => PasswordProblem | null) => {
  const say = useSay();
  return (pair: PasswordPair): Partial<Record<keyof PasswordPair, string>> => {
    const problem = check(pair);
    return problem ? { [problem.field]: say(problem.message.id, problem.message.values) } : {};
  };
};
