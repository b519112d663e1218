import type { FastifyRequest } from 'fastify';
import type { Call } from '@vitrine/api';
import { isOneLine, mayHaveLines } from '@vitrine/api/rules';
import type { Language } from '../domain/language.ts';
import { notFound } from '../domain/refusal.ts';
import { reasonFor, translateInput } from './inputWords.ts';

/** Reasons by field; nested fields are joined by dots. */
export type FieldErrors = Record<string, string[]>;

type Place = readonly PropertyKey[];

const byField = (reasons: readonly { path: Place; reason: string }[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, reason } of reasons) (errors[path.join('.') || 'body'] ??= []).push(reason);
  return errors;
};

/** No database keeps NUL in text, and half a surrogate pair is no character at all. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Where text stands that cannot be stored. */
export const unstorableTexts = (value: unknown, path: Place = []): Place[] => {
  if (typeof value === 'string') return isStorable(value) ? [] : [path];
  if (value instanceof File) return isStorable(value.name) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? unstorableTexts(part, [...path, key]) : [path],
  );
};

/** Where text has lines, control characters or marks of direction that must be one plain line. */
const brokenLines = (value: unknown, path: Place = []): Place[] => {
  if (typeof value === 'string') return isOneLine(value) || mayHaveLines(path) ? [] : [path];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([key, part]) => brokenLines(part, [...path, key]));
};

const parts = ['query', 'headers', 'body'] as const;

type Values = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
type Input = { values: Values; errors?: undefined } | { values?: undefined; errors: FieldErrors };

const readPart = (
  schema: Call['body'],
  value: unknown,
  language: Language,
): { value: unknown; errors?: FieldErrors } => {
  // Reasons differ for what is missing and what is wrong, so the issues carry the input.
  const result = schema?.safeParse(value, { reportInput: true });
  if (result?.success === false)
    return {
      value: undefined,
      errors: byField(result.error.issues.map((issue) => ({ path: issue.path, reason: reasonFor(issue, language) }))),
    };
  const broken = unstorableTexts(result?.data).map((path) => ({
    path,
    reason: translateInput(language, 'unstorable'),
  }));
  return { value: result?.data, errors: broken.length > 0 ? byField(broken) : undefined };
};

/**
 * Checks a request against its call. A path parameter of the wrong form names nothing: 404. Of anything else wrong the fields and reasons
 * are returned. Unknown fields are left out.
 */
export const readInput = (call: Call, request: FastifyRequest, language: Language): Input => {
  const values: Values = {};
  const params = readPart(call.params, request.params, language);
  if (params.errors) throw notFound();
  values.params = params.value;
  for (const part of parts) {
    const { value, errors } = readPart(call[part], part === 'body' ? (request.body ?? {}) : request[part], language);
    if (errors) return { errors };
    if (part === 'body') {
      const broken = brokenLines(value).map((path) => ({ path, reason: translateInput(language, 'oneLine') }));
      if (broken.length > 0) return { errors: byField(broken) };
    }
    values[part] = value;
  }
  return { values };
};
