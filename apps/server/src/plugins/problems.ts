import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isUnavailable } from '../db/errors.ts';
import { Refusal } from '../domain/refusal.ts';
import { sendProblem } from '../platform/problem.ts';

const retryAfterSeconds = 2;

const sendRefusal = (reply: FastifyReply, { status, message, extra }: Refusal): FastifyReply => {
  if (typeof extra.retry_after === 'number') reply.header('retry-after', Math.ceil(extra.retry_after));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(reply, status, message, extra);
};

/** Under 500 the reason is told; from 500 on it stays in the log, found by the request's id. */
const onError = (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof Refusal) return sendRefusal(reply, error);
  const { statusCode = 500, message } = error as FastifyError;
  if (statusCode < 500) return sendProblem(reply, statusCode, message);
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

/** Refusals, errors and unknown addresses as one kind of JSON body. */
export const problems = fp(async (app) => {
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'Not found.'));
});
