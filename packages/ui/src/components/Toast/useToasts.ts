import { useState } from 'react';

export interface ToastMessage {
  id: number;
  message: string;
  tone: 'neutral' | 'positive' | 'critical';
  /**
   * One thing to do about it, such as *Undo*. The toast takes the focus unless somebody types. The newest stays until it is used or closed;
   * up to two older ones stay ten seconds more.
   */
  action?: { label: string; onPress: () => void };
  /** Its action was pressed, and is not offered again. */
  used?: boolean;
}

export interface Toasts {
  /** In view now, oldest first. */
  shown: ToastMessage[];
  /** Everything said so far, newest first, for anyone who needs longer than a toast lasts. */
  log: ToastMessage[];
  show: (toast: Omit<ToastMessage, 'id' | 'tone' | 'used'> & { tone?: ToastMessage['tone'] }) => void;
  dismiss: (toast: { id: number }) => void;
}

const kept = 50;

/** Offers that stand below each other: each removal of a quick row can be undone by itself. */
const offersInView = 3;

interface Said {
  log: ToastMessage[];
  gone: ReadonlySet<number>;
}

/** Offers beyond the newest three leave. */
const withoutOldOffers = ({ log, gone }: Said): Said => {
  const old = log.filter(({ action, id }) => action && !gone.has(id)).slice(offersInView);
  return { log, gone: new Set([...gone, ...old.map(({ id }) => id)]) };
};

/** Keeps the toasts of a page: what is in view, and what has been said. */
export const useToasts = (): Toasts => {
  const [{ log, gone }, setSaid] = useState<Said>({ log: [], gone: new Set() });
  const dismiss = ({ id }: { id: number }) => setSaid((before) => ({ ...before, gone: new Set(before.gone).add(id) }));
  const markUsed = (id: number) =>
    setSaid((before) => ({
      log: before.log.map((toast) => (toast.id === id ? { ...toast, used: true } : toast)),
      gone: new Set(before.gone).add(id),
    }));
  return {
    log,
    shown: log.filter(({ id }) => !gone.has(id)).toReversed(),
    show: ({ tone = 'neutral', action, ...toast }) =>
      setSaid((before) => {
        const id = (before.log[0]?.id ?? 0) + 1;
        const once = action && { ...action, onPress: () => (markUsed(id), action.onPress()) };
        const all = [{ ...toast, tone, id, action: once }, ...before.log];
        return withoutOldOffers({ ...before, log: all.slice(0, kept) });
      }),
    dismiss,
  };
};
