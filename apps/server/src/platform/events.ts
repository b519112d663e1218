import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** An event to answer with: one of the names the contract lists, and its data. */
export interface OutgoingEvent {
  event: string;
  data: unknown;
}

/** The events of one connection; `signal` aborts when either side ends it, and their source must stop then. */
export type EventSource = (signal: AbortSignal) => AsyncIterable<OutgoingEvent>;

/** Which of these sessions are open still, by number. */
export type FindOpenSessions = (sessionIds: readonly number[]) => Promise<ReadonlySet<number>>;

interface Connection {
  events: EventSource;
  /** The session that may read the events; null for a visitor, who always may. */
  sessionId: number | null;
}

/** A connection as the heart of the process sees it. */
interface Listener {
  sessionId: number | null;
  beat: () => void;
  end: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process is about to close, so that open connections do not hold it. */
    closing: AbortSignal;
    /** Everybody who listens to events of this process. */
    listeners: Set<Listener>;
  }
}

/** What proxies and phones take for a sign of life; they close a silent connection after a minute. */
const heartbeat = 25_000;

interface Options {
  findOpenSessions: FindOpenSessions;
  /** Milliseconds between two signs of life. */
  milliseconds?: number | undefined;
}

/** Sends a sign of life to everybody, and ends the connections of sessions that have ended: one question for all of them. */
const beat = async (listeners: ReadonlySet<Listener>, findOpenSessions: FindOpenSessions): Promise<void> => {
  const heard = [...listeners];
  const ids = new Set(heard.flatMap(({ sessionId }) => sessionId ?? []));
  const open = ids.size === 0 ? ids : await findOpenSessions([...ids]);
  for (const { sessionId, beat: send, end } of heard) (sessionId === null || open.has(sessionId) ? send : end)();
};

export const eventStreams = ({ findOpenSessions, milliseconds = heartbeat }: Options) =>
  fp(async (app: FastifyInstance) => {
    const closing = new AbortController();
    const listeners = new Set<Listener>();
    // While the database is away nobody is sent off: the next beat asks again.
    const report = (error: unknown): void => app.log.warn(error, 'Sessions of event streams could not be checked.');
    const timer = setInterval(() => void beat(listeners, findOpenSessions).catch(report), milliseconds);
    app.decorate('closing', closing.signal);
    app.decorate('listeners', listeners);
    app.addHook('preClose', async () => {
      clearInterval(timer);
      closing.abort();
    });
  });

const signOfLife = ':\n\n';

const frame = ({ event, data }: OutgoingEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

interface Body {
  stream: Readable;
  /** Sends a sign of life, unless the client reads nothing. */
  beat: () => void;
  end: () => void;
}

/** The body of an answer: events as fast as the client reads them. It ends with its source, and its source with it. */
const createBody = (events: EventSource): Body => {
  const controller = new AbortController();
  let resume: (() => void) | undefined;
  let hasEnded = false;
  const stream = new Readable({
    highWaterMark: 4096,
    read: () => resume?.(),
    destroy: (error, done) => {
      hasEnded = true;
      controller.abort();
      resume?.();
      done(error);
    },
  });
  const end = (): void => {
    if (!hasEnded && !stream.destroyed) stream.push(null);
    hasEnded = true;
  };
  const hasRoom = (): Promise<void> => new Promise((resolve) => void (resume = resolve));
  const pump = async (): Promise<void> => {
    for await (const event of events(controller.signal)) {
      if (hasEnded) return;
      if (!stream.push(frame(event))) await hasRoom();
    }
    end();
  };
  // Sent at once, so that the client knows it is connected.
  stream.push(signOfLife);
  pump().catch((error: unknown) => stream.destroy(error as Error));
  const beatOnce = (): void => {
    if (!hasEnded && stream.readableLength === 0) stream.push(signOfLife);
  };
  return { stream, beat: beatOnce, end };
};

/** Sends events as they come (`text/event-stream`) until their source ends, the client leaves, the session ends or the process closes. */
export const sendEvents = (reply: FastifyReply, status: number, { events, sessionId }: Connection): FastifyReply => {
  const { closing, listeners } = reply.request.server;
  const { stream, ...body } = createBody(events);
  const listener: Listener = { sessionId, ...body };
  listeners.add(listener);
  closing.addEventListener('abort', body.end);
  stream.on('close', () => {
    listeners.delete(listener);
    closing.removeEventListener('abort', body.end);
  });
  return (
    reply
      .status(status)
      .header('cache-control', 'no-store')
      // Some proxies would collect the answer before passing it on.
      .header('x-accel-buffering', 'no')
      .type('text/event-stream; charset=utf-8')
      .send(stream)
  );
};
