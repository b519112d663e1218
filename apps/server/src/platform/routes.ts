import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@vitrine/api';
import type { z } from 'zod';
import { invalid } from '../domain/refusal.ts';
import type { Scope } from '../domain/scope.ts';
import { checkAnswer } from './answers.ts';
import { openScope } from './entry.ts';
import type { Entry } from './entry.ts';
import { readInput } from './input.ts';
import type { FieldErrors } from './input.ts';

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

type Content<Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? { data?: undefined }
    : { data: z.input<Schema> }
  : never;

/** One of the answers the contract lists, told apart by `status`. */
export type Answer<C extends Call> = {
  [S in keyof C['responses'] & number]: { status: S } & Content<C['responses'][S]>;
}[keyof C['responses'] & number];

type Resource = Readonly<Record<string, Call>>;

export type Handler<C extends Call> = (input: Arguments<C>) => Promise<Answer<C>>;
export type Handlers<R extends Resource> = { readonly [K in keyof R]: Handler<R[K]> };

export interface RouteOptions<R extends Resource> {
  /** Calls a member may make before the default password is replaced. */
  beforePasswordChange?: readonly (keyof R & string)[];
  /** Calls that say invalid input in their own form. */
  onInvalid?: { readonly [K in keyof R]?: (errors: FieldErrors, scope: Scope) => Answer<R[K]> };
}

interface Route {
  call: Call;
  handler: (input: Arguments<Call>) => Promise<{ status: number; data?: unknown }>;
  entry: Entry;
  onInvalid?: (errors: FieldErrors, scope: Scope) => { status: number; data?: unknown };
}

const answer = async (
  { call, handler, entry, onInvalid }: Route,
  request: FastifyRequest,
): Promise<{ status: number; data?: unknown }> => {
  const scope = await openScope(request, entry);
  const input = readInput(call, request);
  if (!input.errors) return handler({ ...input.values, scope, request } as Arguments<Call>);
  if (!onInvalid) throw invalid(input.errors);
  return onInvalid(input.errors, scope);
};

const serve =
  (route: Route) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { status, data } = await answer(route, request);
    if (request.server.platform.config.checkAnswers) checkAnswer(route.call, status, data);
    // Answers depend on the account and the session, which caches between us and the browser do not know.
    reply.status(status).header('cache-control', 'no-store');
    return data === undefined ? reply.send() : reply.send(data);
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
  return async (app) => {
    for (const [name, call] of Object.entries(resource)) {
      const route: Route = {
        call,
        handler: handlers[name] as unknown as Route['handler'],
        onInvalid: options.onInvalid?.[name] as Route['onInvalid'],
        entry: {
          access: call.access,
          ignoresSession: call.access === 'public' && call.method !== 'GET',
          beforePasswordChange: early.has(name),
        },
      };
      app.route({ method: call.method, url: call.path, handler: serve(route) });
    }
  };
};
