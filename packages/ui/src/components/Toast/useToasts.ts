import { useState } from 'react';

export interface ToastMessage {
  id: number;
  message: string;
  tone: 'neutral' | 'positive' | 'critical';
  /** One thing to do about it, such as *Undo*. The toast stays until it is used or closed, and takes the focus unless somebody types. */
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

/** Keeps the toasts of a page: what is in view, and what has been said. */
export const useToasts = (): Toasts => {
  const [log, setLog] = useState<ToastMessage[]>([]);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const dismiss = ({ id }: { id: number }) => setGone((before) => new Set(before).add(id));
  const markUsed = (id: number) => {
    setLog((before) => before.map((toast) => (toast.id === id ? { ...toast, used: true } : toast)));
    dismiss({ id });
  };
  const offer = log.find(({ action }) => action);
  return {
    log,
    // An offer stays, so a newer one replaces it.
    shown: log.filter((toast) => !gone.has(toast.id) && (!toast.action || toast === offer)).toReversed(),
    show: ({ tone = 'neutral', action, ...toast }) =>
      setLog((before) => {
        const id = (before[0]?.id ?? 0) + 1;
        const once = action && { ...action, onPress: () => (markUsed(id), action.onPress()) };
        return [{ ...toast, tone, id, action: once }, ...before].slice(0, kept);
      }),
    dismiss,
  };
};
