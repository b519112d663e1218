import type { FastifyRequest } from 'fastify';
import type { Call } from '@vitrine/api';
import type { z } from 'zod';
import { notFound } from '../domain/refusal.ts';

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
 * Checks a request against its call. A path parameter of the wrong form names nothing: 404. Of anything else wrong the fields and reasons
 * are returned. Unknown fields are left out.
 */
export const readInput = (call: Call, request: FastifyRequest): Input => {
  const values: Values = {};
  const params = call.params?.safeParse(request.params);
  if (params?.success === false) throw notFound();
  values.params = params?.data;
  for (const part of parts) {
    const result = call[part]?.safeParse(part === 'body' ? (request.body ?? {}) : request[part]);
    if (result?.success === false) return { errors: reasonsOf(result.error) };
    values[part] = result?.data;
  }
  return { values };
};
