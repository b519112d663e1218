import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import { refusals } from '../schemas/common.ts';
import { readRequest, type Asked } from './readRequest.ts';

type Declared<C extends Call> = {
  [S in keyof C['responses'] & number]: C['responses'][S] extends z.ZodType
    ? { status: S; data: z.input<C['responses'][S]> }
    : never;
}[keyof C['responses'] & number];

type CommonRefusal<C extends Call> = {
  [S in Exclude<keyof typeof refusals, keyof C['responses']>]: { status: S; data: z.input<(typeof refusals)[S]> };
}[Exclude<keyof typeof refusals, keyof C['responses']>];

/** An answer the contract of a call allows. */
export type MockAnswer<C extends Call> = Declared<C> | CommonRefusal<C>;

/** An answer, or how it follows from what was asked. */
export type Reply<C extends Call> = MockAnswer<C> | ((asked: Asked<C>) => MockAnswer<C> | Promise<MockAnswer<C>>);

const commonRefusals: Readonly<Record<number, z.ZodType>> = refusals;

const assertAnswer = (call: Call, status: number, data: unknown): void => {
  const schema = call.responses[status] ?? commonRefusals[status];
  const result = schema?.safeParse(data);
  if (result?.success) return;
  const reason = result
    ? result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')
    : 'its contract does not list this status';
  throw new Error(`The mock of ${call.method} ${call.path} answers ${status} against its contract: ${reason}.`);
};

const respond = (status: number, data: unknown): Response =>
  data === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(data as object, { status });

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The call's path at any origin, query left aside. */
const patternOf = ({ path }: Call): string => `*${path}`;

/**
 * A handler for one call. What is asked is checked like the server does (a wrong body is a 422); what is answered is checked
 * against the contract, at once when it is plain data.
 */
export const mockCall = <const C extends Call>(call: C, reply: Reply<C>): HttpHandler => {
  if (typeof reply !== 'function') assertAnswer(call, reply.status, reply.data);
  return methods[call.method](patternOf(call), async ({ request, params }) => {
    const asked = await readRequest(call, request, params);
    if ('refused' in asked) return HttpResponse.json(asked.refused, { status: 422 });
    const { status, data } = typeof reply === 'function' ? await reply(asked) : reply;
    assertAnswer(call, status, data);
    return respond(status, data);
  });
};

/** A call that never answers: what a screen shows while it waits. */
export const mockPending = (call: Call): HttpHandler =>
  methods[call.method](patternOf(call), async () => {
    await delay('infinite');
    return new HttpResponse(null);
  });

/** A call that nothing comes back from: the network is gone. */
export const mockOffline = (call: Call): HttpHandler =>
  methods[call.method](patternOf(call), () => HttpResponse.error());
