import { answersOf, isEventsBody, isFileBody } from '@vitrine/api';
import type { Call, ResponseBody } from '@vitrine/api';
import type { z } from 'zod';
import type { EventSource, OutgoingEvent } from './events.ts';

const bodyOf = (call: Call, status: number): ResponseBody => {
  const body = answersOf(call)[status];
  if (!body) throw new Error(`${call.method} ${call.path} answered ${status}, which its contract does not list.`);
  return body;
};

const checkData = ({ method, path }: Call, what: string, schema: z.ZodType, data: unknown): void => {
  const result = schema.safeParse(data);
  if (result.success) return;
  const reasons = result.error.issues.map(({ path: field, message }) => `${field.join('.') || 'body'}: ${message}`);
  throw new Error(`${method} ${path} answered ${what} against its contract. ${reasons.slice(0, 5).join('; ')}`);
};

/** Throws when an answer is not what the contract promises for its status; the failing field is named. `data` is the file where it is one. */
export const checkAnswer = (call: Call, status: number, data: unknown): void => {
  const body = bodyOf(call, status);
  if (isEventsBody(body)) return;
  if (!isFileBody(body)) return checkData(call, `${status} with a body`, body, data);
  const { type } = data as { type: string };
  if (!body.types.includes(type))
    throw new Error(`${call.method} ${call.path} answered a file of type ${type}, which its contract does not list.`);
};

/** The same events, each checked against the contract before it is sent. */
export const checkEvents = (call: Call, status: number, events: EventSource): EventSource => {
  const body = bodyOf(call, status);
  const declared = isEventsBody(body) ? body.events : {};
  return async function* checked(signal): AsyncGenerator<OutgoingEvent, void> {
    for await (const sent of events(signal)) {
      const schema = declared[sent.event];
      if (!schema) throw new Error(`${call.method} ${call.path} sent the event ${sent.event}, which is not declared.`);
      checkData(call, `the event ${sent.event}`, schema, sent.data);
      yield sent;
    }
  };
};
