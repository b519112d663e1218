import { refusals } from '@vitrine/api/schemas';
import type { Call } from '@vitrine/api';
import type { z } from 'zod';

const common: Readonly<Record<number, z.ZodType>> = refusals;

/** Throws when an answer is not what the contract promises for its status; the failing field is named. */
export const checkAnswer = (call: Call, status: number, data: unknown): void => {
  const schema = call.responses[status] ?? (status >= 400 ? common[status] : undefined);
  if (!schema) throw new Error(`${call.method} ${call.path} answered ${status}, which its contract does not list.`);
  const result = schema.safeParse(data);
  if (result.success) return;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new Error(
    `${call.method} ${call.path} answered ${status} with a body against its contract. ${reasons.slice(0, 5).join('; ')}`,
  );
};
