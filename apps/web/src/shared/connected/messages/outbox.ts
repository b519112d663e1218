import type { WireMessage } from '../../mappers/wire.ts';
import type { Services } from '../../queries/services.ts';
import { messageKeys } from '../../queries/messages.ts';

export interface Unsent {
  /** Sends the message once, however often it is tried. */
  key: string;
  subject: string;
  message: string;
  at: string;
  state: 'pending' | 'waiting' | 'failed';
  /** Why the server refused it. */
  reason?: string;
  /** It carries a picture, which lives as long as the window. */
  hasPicture?: boolean;
}

export interface Outbox {
  get: () => readonly Unsent[];
  subscribe: (listener: () => void) => () => void;
  send: (draft: { subject: string; message: string; file?: File | undefined }) => void;
  resend: (key: string) => void;
  discard: (key: string) => void;
  /** Sends what waits for the connection. */
  flush: () => void;
}

const isRefusal = (error: unknown): error is Error & { status: number } => error instanceof Error && 'status' in error;

const createOutbox = ({ client, storage, queryClient }: Services): Outbox => {
  // What was on its way when the page was left is tried again: its key keeps it from being sent twice.
  let unsent: readonly Unsent[] = (storage.getJson<Unsent[]>('unsentMessages') ?? [])
    .filter(({ hasPicture, message }) => !hasPicture || message !== '')
    .map((one) => (one.state === 'pending' ? { ...one, state: 'waiting' as const } : one));
  const pictures = new Map<string, File>();
  const listeners = new Set<() => void>();
  const put = (next: readonly Unsent[]): void => {
    unsent = next;
    storage.setJson('unsentMessages', next.length === 0 ? null : next);
    for (const listener of listeners) listener();
  };
  const change = (key: string, parts: Partial<Unsent>): void =>
    put(unsent.map((one) => (one.key === key ? { ...one, ...parts } : one)));
  const remove = (key: string): void => {
    pictures.delete(key);
    put(unsent.filter((one) => one.key !== key));
  };

  const deliver = async ({ key, subject, message }: Unsent): Promise<void> => {
    change(key, { state: 'pending' });
    try {
      const body = { message: message || undefined, arquivo: pictures.get(key) };
      const { data } = await client.messages.send({ params: { subjectId: subject }, body, idempotencyKey: key });
      keepSent(queryClient, subject, data.data);
      remove(key);
    } catch (error) {
      change(key, isRefusal(error) ? { state: 'failed', reason: error.message } : { state: 'waiting' });
    }
  };

  const attempt = (key: string): void => {
    const one = unsent.find((candidate) => candidate.key === key);
    if (one && one.state !== 'pending') void deliver(one);
  };

  return {
    get: () => unsent,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: ({ subject, message, file }) => {
      const key = crypto.randomUUID();
      if (file) pictures.set(key, file);
      const at = new Date().toISOString();
      put([...unsent, { key, subject, message, at, state: 'waiting', hasPicture: file !== undefined }]);
      attempt(key);
    },
    resend: attempt,
    discard: remove,
    flush: () => {
      for (const { key, state } of unsent) if (state === 'waiting') attempt(key);
    },
  };
};

type Pages = { pages: { data: WireMessage[] }[] };

/** Shows a sent message in its chat at once; the lists are then read again. */
const keepSent = (queryClient: Services['queryClient'], subject: string, sent: WireMessage): void => {
  queryClient.setQueriesData<Pages>({ queryKey: messageKeys.chat(subject) }, (chat) => {
    const [newest, ...older] = chat?.pages ?? [];
    if (!chat || !newest || newest.data.some(({ id }) => id === sent.id)) return chat;
    return { ...chat, pages: [{ ...newest, data: [...newest.data, sent] }, ...older] };
  });
  void queryClient.invalidateQueries({ queryKey: messageKeys.lists });
};

const outboxes = new WeakMap<Services, Outbox>();

/** The outbox of an app, made once. */
export const outboxOf = (services: Services): Outbox => {
  const known = outboxes.get(services) ?? createOutbox(services);
  outboxes.set(services, known);
  return known;
};
