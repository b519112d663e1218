import type { z } from 'zod';
import type { WriteRight } from '../rules/brandRights.ts';
import type { EventsBody, FileBody, ResponseBody } from './responses.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may make a call.
 * `public`: anybody. `session`: any signed-in user. `staff`: a user who works for the account.
 * `buyer` / `seller`: a user of that side. `approved`: a buyer whose stage is `approved`.
 */
export type Access = 'public' | 'session' | 'buyer' | 'approved' | 'seller' | 'staff';

/** How the request body travels. `form` is `application/x-www-form-urlencoded`; `multipart` may carry files (`uploadOf`). */
export type Encoding = 'json' | 'form' | 'multipart';

/** One call of the API as data: everything else (client, routes, OpenAPI, mock handlers, tests) is derived from it. */
export interface Call {
  readonly method: Method;
  /** As in the specification, `:name` for a path parameter. The server takes it with and without a closing slash (D-014). */
  readonly path: string;
  readonly access: Access;
  /** The least right that a person of a brand needs. Without it a reader may call. */
  readonly right?: WriteRight;
  /** One line for the API reference. */
  readonly summary: string;
  /** Checklist IDs this call answers. */
  readonly covers: readonly string[];
  /** Basic client credentials are expected (public client id, D-136). */
  readonly clientCredentials?: boolean;
  /**
   * A public call that uses the session when there is one. A read does so unless told; a write only when told, because an ended session
   * must not stop anybody from signing in or recovering a password.
   */
  readonly knowsViewer?: boolean;
  /** A write by method that changes nothing of the user, so that staff who look through the user's eyes may call it. */
  readonly readOnly?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly encoding?: Encoding;
  readonly responses: Readonly<Record<number, ResponseBody>>;
}

/** Declares a call and keeps its literal types. */
export const defineCall = <const C extends Call>(call: C): C => call;

export type Contract = Readonly<Record<string, Readonly<Record<string, Call>>>>;

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C[K] extends z.ZodType
  ? { [P in K]: z.input<C[K]> }
  : unknown;

/** What a caller passes: `params`, `query` and `body`, each only if the call has it. */
export type CallInput<C extends Call> = Part<C, 'params'> &
  Part<C, 'body'> &
  (C['query'] extends z.ZodType ? { query?: z.input<C['query']> } : unknown);

type ReceivedEvent<E extends Readonly<Record<string, z.ZodType>>> = {
  [Name in keyof E & string]: { event: Name; data: z.output<E[Name]> };
}[keyof E & string];

/** What a caller gets: parsed JSON, a file with its name, or events as they come. */
export type Received<B> = B extends z.ZodType
  ? z.output<B>
  : B extends FileBody
    ? File
    : B extends EventsBody<infer E>
      ? AsyncIterable<ReceivedEvent<E>>
      : never;

type SuccessStatus = 200 | 201 | 202 | 204;

/** Answers with a status below 300, told apart by `status`. */
export type CallAnswer<C extends Call> = {
  [S in keyof C['responses'] & SuccessStatus]: {
    status: S;
    data: Received<C['responses'][S]>;
  };
}[keyof C['responses'] & SuccessStatus];

/** The body of a successful answer. */
export type CallData<C extends Call> = CallAnswer<C>['data'];
