import type { FastifyRequest } from 'fastify';
import type { Call } from '@vitrine/api';
import type { z } from 'zod';
import { invalid, notFound } from '../domain/refusal.ts';

/** Reasons by field; nested fields are joined by dots. */
export type FieldErrors = Record<string, string[]>;

const reasonsOf = (error: z.core.$ZodError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  return errors;
};

const parts = ['query', 'headers', 'body'] as const;

type Values = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
type Input = { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors };

/**
 * Checks a request against its call. A path parameter of the wrong form names nothing: 404. Anything else wrong is a 422 with the
 * fields, or is returned when the call says it in its own form. Unknown fields are left out.
 */
export const readInput = (call: Call, request: FastifyRequest, returnErrors: boolean): Input => {
  const values: Values = {};
  const params = call.params?.safeParse(request.params);
  if (params?.success === false) throw notFound();
  values.params = params?.data;
  for (const part of parts) {
    const result = call[part]?.safeParse(part === 'body' ? (request.body ?? {}) : request[part]);
    if (result?.success === false) {
      const errors = reasonsOf(result.error);
      if (returnErrors) return { errors };
      throw invalid(errors);
    }
    values[part] = result?.data;
  }
  return { values };
};
