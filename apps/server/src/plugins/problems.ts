import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable } from '../db/errors.ts';
import { Refusal } from '../domain/refusal.ts';
import { preferredLanguage } from '../domain/language.ts';
import { translateInput } from '../platform/inputWords.ts';
import { dataPolicy } from '../platform/policies.ts';
import { sendProblem } from '../platform/problem.ts';

const retryAfterSeconds = 2;

const sendRefusal = (reply: FastifyReply, { status, message, extra }: Refusal): FastifyReply => {
  if (typeof extra.retry_after === 'number') reply.header('retry-after', Math.ceil(extra.retry_after));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, status, message, extra);
};

const reasons = { 400: 'unreadable', 413: 'bodyTooLarge', 415: 'otherContent' } as const;

/** What the framework refuses before a call begins, in the language of the request. */
const reasonOf = (status: number, { headers }: FastifyRequest): string | undefined => {
  const reason = reasons[status as keyof typeof reasons];
  return reason && translateInput(preferredLanguage(headers['accept-language'], 'en'), reason);
};

/** Below 500 the answer contains the reason. From 500 on only the log does, by the request's id. */
const onError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode < 500) return sendProblem(reply, statusCode, reasonOf(statusCode, request) ?? message);
  request.log.error({ err: error }, 'request failed');
  if (isUnavailable(error)) {
    return sendProblem(
      reply.header('retry-after', retryAfterSeconds),
      503,
      'The marketplace is not available at the moment. Please try again.',
    );
  }
  return sendProblem(reply, 500, 'Something went wrong on our side. Please try again.');
};

/** An address that cannot be decoded, or with a part that is too long, names nothing. No hook runs for it, so its headers are set here. */
export const refuseAddress = (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
  void sendProblem(
    reply.headers({ 'content-security-policy': dataPolicy, 'x-content-type-options': 'nosniff' }),
    404,
    'Not found.',
  );
};

const brokenRequests: Readonly<Record<string, [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
};

/** Answers what is no HTTP request at all, and ends its connection. */
export const refuseConnection = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = brokenRequests[code] ?? ['400 Bad Request', 'The request cannot be read.'];
  const body = JSON.stringify({ message, detail: message });
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
  socket.end(head + body);
};

/** Refusals, errors and unknown addresses as one kind of JSON body. */
export const problems = fp(async (app) => {
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'Not found.'));
});
