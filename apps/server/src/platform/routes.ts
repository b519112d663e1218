import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerKindOf } from '@vitrine/api';
import type { Call, EventsBody, FileBody } from '@vitrine/api';
import type { z } from 'zod';
import type { Language } from '../domain/language.ts';
import { invalid } from '../domain/refusal.ts';
import type { Scope } from '../domain/scope.ts';
import { checkAnswer, checkEvents } from './answers.ts';
import { sendCompressed } from './compress.ts';
import { sendFile } from './downloads.ts';
import type { OutgoingFile } from './downloads.ts';
import { openScope } from './entry.ts';
import type { Entry } from './entry.ts';
import { sendEvents } from './events.ts';
import type { EventSource } from './events.ts';
import { readInput } from './input.ts';
import type { FieldErrors } from './input.ts';
import { noteWrite, readLate } from './lateReads.ts';
import { limitsOf, readForm } from './uploads.ts';

type Parsed<C extends Call, Part extends 'params' | 'query' | 'body' | 'headers'> = C[Part] extends z.ZodType
  ? z.output<C[Part]>
  : undefined;

/** What a handler is given: checked input by the contract, and the scope of the request. */
export interface Arguments<C extends Call> {
  readonly params: Parsed<C, 'params'>;
  readonly query: Parsed<C, 'query'>;
  readonly body: Parsed<C, 'body'>;
  readonly headers: Parsed<C, 'headers'>;
  readonly scope: Scope;
  readonly request: FastifyRequest;
}

type SentEvent<E extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof E & string]: { event: Name; data: z.input<E[Name]> };
}[keyof E & string];

type Content<Body> = Body extends z.ZodType
  ? undefined extends z.input<Body>
    ? { data?: undefined }
    : { data: z.input<Body> }
  : Body extends FileBody
    ? { file: OutgoingFile }
    : Body extends EventsBody<infer E>
      ? { events: (signal: AbortSignal) => AsyncIterable<SentEvent<E>> }
      : never;

interface AnswerHeaders {
  /** Headers beyond the usual ones. */
  headers?: Readonly<Record<string, string | string[]>>;
}

/** One of the answers the contract lists, told apart by `status`. */
export type Answer<C extends Call> = {
  [S in keyof C['responses'] & number]: { status: S } & Content<C['responses'][S]> & AnswerHeaders;
}[keyof C['responses'] & number];

type Resource = Readonly<Record<string, Call>>;

export type Handler<C extends Call> = (input: Arguments<C>) => Promise<Answer<C>>;
export type Handlers<R extends Resource> = { readonly [K in keyof R]: Handler<R[K]> };

export interface RouteOptions<R extends Resource> {
  /** Calls a member may make before the default password is replaced. */
  beforePasswordChange?: readonly (keyof R & string)[];
  /** Calls that only read, and may show what was true some seconds ago: a replica may answer them. */
  late?: readonly (keyof R & string)[];
  /** Calls that say invalid input in their own form. */
  onInvalid?: { readonly [K in keyof R]?: (errors: FieldErrors, scope: Scope) => Answer<R[K]> };
}

interface Outcome extends AnswerHeaders {
  status: number;
  data?: unknown;
  file?: OutgoingFile;
  events?: EventSource;
}

interface Route {
  call: Call;
  isLate: boolean;
  handler: (input: Arguments<Call>) => Promise<Outcome>;
  entry: Entry;
  /** Reads the body where Fastify has not: a form with files, once it is known who sends it. */
  readBody?: (request: FastifyRequest, language: Language) => Promise<unknown>;
  onInvalid?: (errors: FieldErrors, scope: Scope) => Outcome;
}

const answer = async (
  { call, handler, readBody, onInvalid }: Route,
  scope: Scope,
  request: FastifyRequest,
): Promise<Outcome> => {
  if (readBody) request.body = await readBody(request, scope.language);
  const input = readInput(call, request, scope.language);
  if (!input.errors) return handler({ ...input.values, scope, request } as Arguments<Call>);
  if (!onInvalid) throw invalid(input.errors);
  return onInvalid(input.errors, scope);
};

const formReader = (body: z.ZodType): Route['readBody'] => {
  const limits = limitsOf(body);
  return (request, language) => readForm(request, limits, language);
};

/** Aborts when the connection ends before the answer was sent. */
const leavingOf = ({ raw }: FastifyReply): AbortSignal => {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
};

const serve =
  (route: Route) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const signal = route.readBody && leavingOf(reply);
    const scope = { ...(await openScope(request, route.entry)), signal };
    const { config, db, replica } = request.server.platform;
    const { checkAnswers } = config;
    const work = (on: Scope): Promise<Outcome> => answer(route, on, request);
    const outcome = await (route.isLate ? readLate(scope, replica?.current(), work) : work(scope));
    const { status, data, file, events, headers = {} } = outcome;
    if (replica && route.entry.changes && scope.viewer) await noteWrite(db, scope.viewer.sessionId);
    if (checkAnswers) checkAnswer(route.call, status, file ?? data);
    if (file) return sendFile(reply, status, file);
    if (events)
      return sendEvents(reply, status, {
        events: checkAnswers ? checkEvents(route.call, status, events) : events,
        sessionId: scope.viewer?.sessionId ?? null,
        memberId: scope.viewer?.memberId ?? null,
        language: scope.language,
      });
    // Answers depend on the account and the session, which caches between us and the browser do not know.
    reply.status(status).header('cache-control', 'no-store').headers(headers);
    if (data === undefined) return reply.send();
    // Tokens and tickets come as answers to a POST alone, so that what is read can be compressed.
    if (request.method !== 'GET' || typeof data !== 'object') return reply.send(data);
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), reply.serialize(data) as string);
  };

/**
 * The routes of one resource of the contract, as a plugin. A handler missing for a call, or an answer the contract does not list, is a
 * type error. Access, input and (in tests and development) answers are checked here. `NoInfer` keeps `status: 200` a literal in handlers.
 */
export const implement = <const R extends Resource>(
  resource: R,
  handlers: NoInfer<Handlers<R>>,
  options: NoInfer<RouteOptions<R>> = {},
): FastifyPluginAsync => {
  const early = new Set<string>(options.beforePasswordChange);
  const late = new Set<string>(options.late);
  return async (app) => {
    for (const [name, call] of Object.entries(resource)) {
      const route: Route = {
        call,
        isLate: late.has(name),
        handler: handlers[name] as unknown as Route['handler'],
        readBody: call.encoding === 'multipart' && call.body ? formReader(call.body) : undefined,
        onInvalid: options.onInvalid?.[name] as Route['onInvalid'],
        entry: {
          access: call.access,
          right: call.right,
          changes: call.method !== 'GET' && !call.readOnly,
          ignoresSession: call.access === 'public' && !(call.knowsViewer ?? call.method === 'GET'),
          beforePasswordChange: early.has(name),
          takesTicket: answerKindOf(call.responses) === 'file',
        },
      };
      app.route({ method: call.method, url: call.path, handler: serve(route) });
    }
  };
};
