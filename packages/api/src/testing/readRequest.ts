import type { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import type { invalidInput } from '../schemas/shared/common.ts';

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType ? z.output<C[K]> : undefined;

/** What a handler is asked, read by the call's schemas. */
export interface Asked<C extends Call> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  request: Request;
}

interface Refused {
  refused: z.input<typeof invalidInput>;
}

/** A key said several times becomes a list. */
const collect = (entries: Iterable<[string, unknown]>): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    const earlier = values[key];
    values[key] = earlier === undefined ? value : [earlier, value].flat();
  }
  return values;
};

const readBody = async (call: Call, request: Request): Promise<unknown> => {
  if (call.encoding === 'form') return collect(new URLSearchParams(await request.text()));
  if (call.encoding === 'multipart') return collect(await request.formData());
  const text = await request.text();
  return text === '' ? {} : JSON.parse(text);
};

const refusal = (error: z.core.$ZodError): Refused => {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (errors[path.join('.') || 'body'] ??= []).push(message);
  const [sentence = 'The request is not valid.'] = Object.values(errors).flat();
  return { refused: { message: sentence, detail: sentence, errors } };
};

/** Reads params, query and body, or says what is wrong with them. */
export const readRequest = async <C extends Call>(
  call: C,
  request: Request,
  params: object,
): Promise<Asked<C> | Refused> => {
  const sources = {
    params,
    query: collect(new URL(request.url).searchParams),
    body: call.body ? await readBody(call, request) : undefined,
  };
  const asked: Record<string, unknown> = { request };
  for (const part of ['params', 'query', 'body'] as const) {
    const result = call[part]?.safeParse(sources[part]);
    if (result?.success === false) return refusal(result.error);
    asked[part] = result?.data;
  }
  return asked as unknown as Asked<C>;
};
