import { z } from 'zod';
import { invalidInput, problem } from '../schemas/index.ts';
import type { Call } from './call.ts';
import type { ResponseBody } from './responses.ts';

/** How a call is refused before its own work begins, unless it declares the status itself. */
export const commonRefusals = {
  400: problem,
  401: problem,
  403: problem,
  404: problem,
  413: problem,
  415: problem,
  422: invalidInput,
  429: problem,
  503: problem,
} as const;

/** Whether a call can be refused so, from its access, method and input. */
const applies: Readonly<Record<keyof typeof commonRefusals, (call: Call) => boolean>> = {
  // The address or the body cannot be read.
  400: () => true,
  // A public call that takes no session refuses none.
  401: ({ access, method, knowsViewer }) => access !== 'public' || (knowsViewer ?? method === 'GET'),
  403: ({ access }) => access !== 'public',
  // The host or `X-Account-Hash` names no account.
  404: () => true,
  413: ({ method }) => method !== 'GET',
  415: ({ method }) => method !== 'GET',
  422: ({ query, headers, body }) => (query ?? headers ?? body) !== undefined,
  // Members have a budget of calls.
  429: ({ access }) => access !== 'public',
  // Files are worked on one after the other, and not too many wait.
  503: ({ encoding }) => encoding === 'multipart',
};

/** Every answer a call may give, by status: its own, and the refusals that follow from its access, method and input. */
export const answersOf = (call: Call): Readonly<Record<number, ResponseBody>> => {
  const answers: Record<number, ResponseBody> = { ...call.responses };
  for (const [key, schema] of Object.entries(commonRefusals)) {
    const status = Number(key) as keyof typeof commonRefusals;
    if (applies[status](call)) answers[status] ??= schema;
  }
  // A body that cannot be read is refused in the common form, also where the call has a 400 of its own.
  const own = call.responses[400];
  if (own instanceof z.ZodType) answers[400] = z.union([own, problem]);
  return answers;
};
