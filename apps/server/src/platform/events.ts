import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { pause } from './pause.ts';

/** An event to answer with: one of the names the contract lists, and its data. */
export interface OutgoingEvent {
  event: string;
  data: unknown;
}

/** The events of one connection; `signal` aborts when either side ends it, and their source must stop then. */
export type EventSource = (signal: AbortSignal) => AsyncIterable<OutgoingEvent>;

interface Connection {
  events: EventSource;
  /** Whether the member may still read; asked at every heartbeat, so that a session that ends takes its connections along. */
  mayRead: () => Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process is about to close, so that open connections do not hold it. */
    closing: AbortSignal;
    /** Milliseconds between two heartbeats of an event stream. */
    heartbeat: number;
  }
}

/** What proxies and phones take for a sign of life; they close a silent connection after a minute. */
const heartbeat = 25_000;

export const eventStreams = (milliseconds = heartbeat) =>
  fp(async (app: FastifyInstance) => {
    const closing = new AbortController();
    app.decorate('closing', closing.signal);
    app.decorate('heartbeat', milliseconds);
    app.addHook('preClose', async () => closing.abort());
  });

const frame = ({ event, data }: OutgoingEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function* frames(
  { events, mayRead }: Connection,
  beat: number,
  controller: AbortController,
): AsyncGenerator<string, void> {
  const iterator = events(controller.signal)[Symbol.asyncIterator]();
  try {
    // Sent at once, so that the client knows it is connected.
    yield ':\n\n';
    let next = iterator.next();
    while (!controller.signal.aborted) {
      const beaten = new AbortController();
      const first = await Promise.race([next, pause(beat, AbortSignal.any([controller.signal, beaten.signal]))]);
      beaten.abort();
      if (!first) {
        if (controller.signal.aborted || !(await mayRead())) return;
        yield ':\n\n';
      } else {
        if (first.done) return;
        yield frame(first.value);
        next = iterator.next();
      }
    }
  } finally {
    controller.abort();
    await iterator.return?.();
  }
}

/** Sends events as they come (`text/event-stream`) until their source ends, the client leaves, the session ends or the process closes. */
export const sendEvents = (reply: FastifyReply, status: number, connection: Connection): FastifyReply => {
  const { server, raw } = reply.request;
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  server.closing.addEventListener('abort', stop);
  raw.on('close', () => {
    server.closing.removeEventListener('abort', stop);
    stop();
  });
  return (
    reply
      .status(status)
      .header('cache-control', 'no-store')
      // Some proxies would collect the answer before passing it on.
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(frames(connection, server.heartbeat, controller), { objectMode: false }))
  );
};
