import { answersOf, isEventsBody, isJsonBody } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import { problem } from '@vitrine/api/schemas';
import { readAnswer } from '../http.ts';
import { everything } from '../tier.ts';
import type { HostileRequest } from './requests.ts';

/** In milliseconds. `npm test` asks nothing of the machine's speed. */
const slowest = everything ? 2000 : Infinity;

interface Answered {
  status: number;
  type: string;
  json: unknown;
  text: string;
  ms: number;
}

const send = async (origin: string, { path, method, headers, body }: HostileRequest): Promise<Answered> => {
  const started = performance.now();
  const answer = await readAnswer(origin, path, { method, headers, body: body as RequestInit['body'] });
  return { ...answer, type: answer.headers.get('content-type') ?? '', ms: performance.now() - started };
};

const shapeFault = (
  { status, type, json, text }: Answered,
  method: string,
  call: Call | undefined,
): string | undefined => {
  if (method === 'HEAD' || (status < 400 && !call)) return undefined;
  const schema = call ? answersOf(call)[status] : problem;
  if (!schema) return 'the contract does not list this status';
  if (isEventsBody(schema)) return type.startsWith('text/event-stream') ? undefined : `its content is ${type}`;
  if (!isJsonBody(schema)) return undefined;
  if (text !== '' && !type.startsWith('application/json')) return `its content is ${type}`;
  const result = schema.safeParse(json);
  return result.success ? undefined : `its body is against the contract: ${result.error.message}`;
};

/**
 * Why an answer is a fault of the server: a failure, slowness, or a status or body that the contract does not list. A slow answer is asked for
 * again: the machine may have been busy, a slow case is slow both times.
 */
export const faultOf = async (origin: string, request: HostileRequest, call?: Call): Promise<string | undefined> => {
  const answer = await send(origin, request);
  if (answer.status >= 500) return `${answer.status}: ${answer.text.slice(0, 300)}`;
  if (answer.ms > slowest && (await send(origin, request)).ms > slowest) return `${Math.round(answer.ms)} ms`;
  const fault = shapeFault(answer, request.method, call);
  return fault && `${answer.status}: ${fault}; it says ${answer.text.slice(0, 300)}`;
};
