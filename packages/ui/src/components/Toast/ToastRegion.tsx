import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';
import { durations } from '../../internal/durations.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Toast.css.ts';
import type { ToastMessage } from './useToasts.ts';

export interface ToastRegionProps {
  toasts: ToastMessage[];
  onDismiss: (toast: { id: number }) => void;
  /** `region` names the place on the page, `close` the button of each toast. */
  labels: { region: string; close: string };
  /** How long one without an action stays, ms (K-07). Pointing at it or focusing it holds it. */
  duration?: number;
  /** How long one with an action stays below a newer one, ms. */
  offerDuration?: number;
}

const icons = { neutral: 'info', positive: 'success', critical: 'error' } as const;

const noText = ['button', 'checkbox', 'file', 'radio', 'range', 'reset', 'submit'];
const textField = `input:not(${noText.map((type) => `[type=${type}]`).join()}), textarea, [contenteditable=true]`;

/** Somebody writes: the focus must not leave the text. */
const isTyping = (page?: Document): boolean => page?.activeElement?.matches(textField) ?? false;

type ItemProps = Omit<ToastRegionProps, 'toasts'> & { toast: ToastMessage; isNewestOffer: boolean };

const Toast = ({ toast, isNewestOffer, onDismiss, labels, ...times }: ItemProps) => {
  const { action, tone, id } = toast;
  const { duration = durations.toast, offerDuration = durations.offer } = times;
  const expiry = useExpiry(action ? offerDuration : duration, isNewestOffer ? null : id, () => onDismiss({ id }));
  const message = useId();
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is often gone, such as a removed product: the focus would be lost.
  useEffect(() => {
    if (!isTyping(button.current?.ownerDocument)) button.current?.focus({ preventScroll: true });
  }, []);
  const act = () => {
    action?.onPress();
    onDismiss({ id });
  };
  return (
    <div
      {...expiry}
      role={tone === 'critical' ? 'alert' : 'status'}
      data-component="Toast"
      data-tone={tone}
      className={css.toast}
    >
      <span className={css.icon}>
        <Icon name={icons[tone]} />
      </span>
      <span className={css.words}>
        <span id={message}>{toast.message}</span>
        {action ? (
          <button ref={button} type="button" aria-describedby={message} className={css.action} onClick={act}>
            {action.label}
          </button>
        ) : null}
      </span>
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={labels.close} onPress={() => onDismiss({ id })} />
      </span>
    </div>
  );
};

/** Short news at the bottom right (K-08). It leaves by itself; the newest that offers an action such as *Undo* stays. */
export const ToastRegion = ({ toasts, ...rest }: ToastRegionProps) => {
  const newest = toasts.findLast(({ action }) => action);
  return (
    <section
      aria-label={rest.labels.region}
      data-component="ToastRegion"
      data-react-aria-top-layer
      className={css.region}
    >
      <ol className={css.list}>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <Toast toast={toast} isNewestOffer={toast === newest} {...rest} />
          </li>
        ))}
      </ol>
    </section>
  );
};
