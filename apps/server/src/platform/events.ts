import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import type { Language } from '../domain/language.ts';
import { tooMany } from '../domain/refusal.ts';
import { createTranslator } from './words.ts';

const t = createTranslator({
  tooManyStreams: {
    en: 'Too many windows of yours follow changes at once. Close some of them and try again.',
    pt_BR: 'Muitas janelas suas acompanham mudanças ao mesmo tempo. Feche algumas e tente de novo.',
  },
});

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
  /** Who reads them; null for a visitor. */
  memberId: number | null;
  language: Language;
}

/** A connection as the heart of the process sees it. */
interface Listener {
  sessionId: number | null;
  memberId: number | null;
  beat: () => void;
  end: () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everybody who listens to events of this process. */
    listeners: Set<Listener>;
  }
}

/** Streams that a member may hold open at one process: more than a person has windows, and little for the process. */
const mostStreams = 30;

/** Seconds after which a refused client may ask again: a closed window is noticed within one sign of life. */
const retryAfter = 30;

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
    const listeners = new Set<Listener>();
    // While the database is away nobody is sent off: the next beat asks again.
    const report = (error: unknown): void => app.log.warn(error, 'Sessions of event streams could not be checked.');
    const timer = setInterval(() => void beat(listeners, findOpenSessions).catch(report), milliseconds);
    app.decorate('listeners', listeners);
    app.addHook('preClose', async () => {
      clearInterval(timer);
      // Open connections would hold the process.
      for (const { end } of listeners) end();
    });
  });

const streamHeaders = {
  'cache-control': 'no-store',
  // Some proxies would collect the answer before passing it on.
  'x-accel-buffering': 'no',
  'content-type': 'text/event-stream; charset=utf-8',
};

const signOfLife = ':\n\n';

const frame = ({ event, data }: OutgoingEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Resolves when the client has read what it was sent, or has left. */
const hasRoom = (raw: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      raw.off('drain', go).off('close', go);
      resolve();
    };
    raw.once('drain', go).once('close', go);
  });

const requireRoom = (listeners: ReadonlySet<Listener>, { memberId, language }: Connection): void => {
  if (memberId === null) return;
  const open = [...listeners].filter((listener) => listener.memberId === memberId).length;
  if (open >= mostStreams) throw tooMany(retryAfter, t(language, 'tooManyStreams'));
};

/**
 * Sends events as they come (`text/event-stream`) until their source ends, the client leaves, the session ends or the process closes. They are
 * written to the socket without a stream of their own between, for many streams are open at once and each must be small. A
 * member who holds too many open already is refused with 429.
 */
export const sendEvents = (reply: FastifyReply, status: number, connection: Connection): FastifyReply => {
  const { events, sessionId, memberId } = connection;
  const { raw, request } = reply;
  const { listeners } = request.server;
  requireRoom(listeners, connection);
  reply.hijack();
  raw.writeHead(status, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...streamHeaders });
  if (request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  const controller = new AbortController();
  const pump = async (): Promise<void> => {
    for await (const event of events(controller.signal)) {
      if (raw.writableEnded || raw.destroyed) return;
      if (!raw.write(frame(event))) await hasRoom(raw);
    }
    raw.end();
  };
  const listener: Listener = {
    sessionId,
    memberId,
    // A client that reads nothing gets no more.
    beat: () => void (raw.writableLength === 0 && raw.write(signOfLife)),
    end: () => void raw.end(),
  };
  listeners.add(listener);
  raw.once('close', () => {
    listeners.delete(listener);
    controller.abort();
  });
  // Sent at once, so that the client knows it is connected.
  raw.write(signOfLife);
  pump().catch((error: unknown) => {
    request.log.error(error, 'The events of a stream could not be read.');
    raw.destroy();
  });
  return reply;
};
