import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { answersOf, type commonRefusals } from '../contracts/answers.ts';
import type { Call } from '../contracts/call.ts';
import { isEventsBody, isFileBody, type EventsBody, type FileBody } from '../contracts/responses.ts';
import { readRequest, type Asked } from './readRequest.ts';

type EventIn<E extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof E & string]: { event: Name; data: z.input<E[Name]> };
}[keyof E & string];

/** What a mock gives for a body: its JSON, a file, or the events it sends at once. */
type Given<B> = B extends z.ZodType
  ? z.input<B>
  : B extends FileBody
    ? File
    : B extends EventsBody<infer E>
      ? EventIn<E>[]
      : never;

type Declared<C extends Call> = {
  [S in keyof C['responses'] & number]: { status: S; data: Given<C['responses'][S]> };
}[keyof C['responses'] & number];

type CommonRefusal<C extends Call> = {
  [S in Exclude<keyof typeof commonRefusals, keyof C['responses']>]: {
    status: S;
    data: z.input<(typeof commonRefusals)[S]>;
  };
}[Exclude<keyof typeof commonRefusals, keyof C['responses']>];

/** An answer the contract of a call allows. */
export type MockAnswer<C extends Call> = Declared<C> | CommonRefusal<C>;

/** An answer, or how it follows from what was asked. */
export type Reply<C extends Call> = MockAnswer<C> | ((asked: Asked<C>) => MockAnswer<C> | Promise<MockAnswer<C>>);

const assertAnswer = (call: Call, status: number, data: unknown): void => {
  const body = answersOf(call)[status];
  if (body && isEventsBody(body)) {
    for (const { event, data: sent } of data as { event: string; data: unknown }[]) body.events[event]?.parse(sent);
    return;
  }
  const schema = body && isFileBody(body) ? z.file().mime([...body.types] as z.core.util.MimeTypes[]) : body;
  const result = schema?.safeParse(data);
  if (result?.success) return;
  const reason = result
    ? result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`).join('; ')
    : 'its contract does not list this status';
  throw new Error(`The mock of ${call.method} ${call.path} answers ${status} against its contract: ${reason}.`);
};

const respondFile = (status: number, file: File): Response =>
  new HttpResponse(file, {
    status,
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    },
  });

const respondEvents = (status: number, events: { event: string; data: unknown }[]): Response =>
  new HttpResponse(events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    status,
    headers: { 'content-type': 'text/event-stream' },
  });

const respond = (status: number, data: unknown): Response => {
  if (data === undefined) return new HttpResponse(null, { status });
  if (data instanceof File) return respondFile(status, data);
  return Array.isArray(data) && data[0] && typeof data[0] === 'object' && 'event' in data[0]
    ? respondEvents(status, data as { event: string; data: unknown }[])
    : HttpResponse.json(data as object, { status });
};

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** The call's path at any origin, query left aside. */
const patternOf = ({ path }: Call): string => `*${path}`;

type Answer = (asked: { request: Request; params: object }) => Promise<Response>;

/** Answers plain data that its contract does not know with an error at once, anything else when it is asked. */
const answerOf = <const C extends Call>(call: C, reply: Reply<C>): Answer => {
  if (typeof reply !== 'function') assertAnswer(call, reply.status, reply.data);
  return async ({ request, params }) => {
    const asked = await readRequest(call, request, params);
    if ('refused' in asked) return HttpResponse.json(asked.refused, { status: 422 });
    const { status, data } = typeof reply === 'function' ? await reply(asked) : reply;
    assertAnswer(call, status, data);
    return respond(status, data);
  };
};

/**
 * A handler for one call. What is asked is checked like the server does (a wrong body is a 422); what is answered is checked
 * against the contract, at once when it is plain data.
 */
export const mockCall = <const C extends Call>(call: C, reply: Reply<C>): HttpHandler =>
  methods[call.method](patternOf(call), answerOf(call, reply));

/** Tells a call by the end of an address, as `patternOf` does. */
const expressionOf = ({ path }: Call): RegExp => new RegExp(`${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

/**
 * One handler for many calls; the first that an address fits answers. msw asks handler after handler and reads the cookies of a request
 * for each: with one for every call of the contract, that took a quarter of the time of all stories.
 */
export const mockCalls = (mocks: readonly (readonly [Call, Reply<Call>])[]): HttpHandler => {
  const known = mocks.map(([call, reply]) => ({ call, at: expressionOf(call), answer: answerOf(call, reply) }));
  const find = ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    return known.find(({ call, at }) => call.method === method && at.test(pathname));
  };
  return http.all(
    ({ request }) => find(request) !== undefined,
    ({ request }) => {
      const found = find(request);
      const said = Object.entries(found?.at.exec(new URL(request.url).pathname)?.groups ?? {});
      const params = Object.fromEntries(said.map(([name, value]) => [name, decodeURIComponent(value)]));
      return found?.answer({ request, params });
    },
  );
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
