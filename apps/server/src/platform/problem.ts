import type { FastifyReply } from 'fastify';

/** Sends a refusal in the form every client reads: the same sentence as `message` and `detail`, and the request's id. */
export const sendProblem = (reply: FastifyReply, status: number, message: string, extra: object = {}): FastifyReply => {
  const { id } = reply.request;
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify({ message, detail: message, ...extra, request_id: id }));
};
