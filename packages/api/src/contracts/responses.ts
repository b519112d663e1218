import type { z } from 'zod';

/** An answer that is a file: streamed, with a name and one of these media types. */
export interface FileBody {
  readonly kind: 'file';
  readonly types: readonly string[];
}

/** An answer that goes on until either side ends it: server-sent events, each with data of its schema. */
export interface EventsBody<E extends Readonly<Record<string, z.ZodType>> = Readonly<Record<string, z.ZodType>>> {
  readonly kind: 'events';
  readonly events: E;
}

export type ResponseBody = z.ZodType | FileBody | EventsBody;

/** The body of an answer that is a file of one of these media types. */
export const fileOf = (...types: readonly [string, ...string[]]): FileBody => ({ kind: 'file', types });

/** The body of an answer made of events. The first event says how things stand, so that a client may connect again at any time. */
export const eventsOf = <const E extends Readonly<Record<string, z.ZodType>>>(events: E): EventsBody<E> => ({
  kind: 'events',
  events,
});

export const isFileBody = (body: ResponseBody): body is FileBody => 'kind' in body && body.kind === 'file';
export const isEventsBody = (body: ResponseBody): body is EventsBody => 'kind' in body && body.kind === 'events';

/** Whether a body is JSON described by a schema. */
export const isJsonBody = (body: ResponseBody): body is z.ZodType => !('kind' in body);

/** How a client reads the success of a call that is not JSON. */
export type AnswerKind = 'file' | 'events';

/** The kind of a call's successful answer; undefined for JSON. */
export const answerKindOf = (responses: Readonly<Record<number, ResponseBody>>): AnswerKind | undefined => {
  const success = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  if (success === undefined || isJsonBody(success)) return undefined;
  return success.kind;
};
