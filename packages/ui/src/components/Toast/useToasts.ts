import { useState } from 'react';

export interface ToastMessage {
  id: number;
  message: string;
  tone: 'neutral' | 'positive' | 'critical';
  /** One thing to do about it, such as *Undo*. The toast stays until it is used or closed, and takes the focus. */
  action?: { label: string; onPress: () => void };
}

export interface Toasts {
  /** In view now, oldest first. */
  shown: ToastMessage[];
  /** Everything said so far, newest first, for whoever needs longer than a toast lasts. */
  log: ToastMessage[];
  show: (toast: Omit<ToastMessage, 'id' | 'tone'> & { tone?: ToastMessage['tone'] }) => void;
  dismiss: (toast: { id: number }) => void;
}

const kept = 50;

/** Keeps the toasts of a page: what is in view, and what has been said. */
export const useToasts = (): Toasts => {
  const [log, setLog] = useState<ToastMessage[]>([]);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const offer = log.find(({ action }) => action);
  return {
    log,
    // An offer stays, so a newer one replaces it.
    shown: log.filter((toast) => !gone.has(toast.id) && (!toast.action || toast === offer)).toReversed(),
    show: ({ tone = 'neutral', ...toast }) =>
      setLog((before) => [{ ...toast, tone, id: (before[0]?.id ?? 0) + 1 }, ...before].slice(0, kept)),
    dismiss: ({ id }) => setGone((before) => new Set(before).add(id)),
  };
};
