import { Icon } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Toast.css.ts';
import type { ToastMessage } from './useToasts.ts';

export interface ToastRegionProps {
  toasts: ToastMessage[];
  onDismiss: (toast: { id: number }) => void;
  /** `region` names the place on the page, `close` the button of each toast. */
  labels: { region: string; close: string };
  /** How long one stays, ms (K-07). Pointing at it or focusing it holds it. */
  duration?: number;
}

const icons = { neutral: 'info', positive: 'success', critical: 'error' } as const;

type ItemProps = Omit<ToastRegionProps, 'toasts'> & { toast: ToastMessage };

const Toast = ({ toast, onDismiss, labels, duration = 3000 }: ItemProps) => {
  const expiry = useExpiry(duration, toast.id, () => onDismiss({ id: toast.id }));
  const { action, tone } = toast;
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
        {toast.message}
        {action ? (
          <button type="button" className={css.action} onClick={action.onPress}>
            {action.label}
          </button>
        ) : null}
      </span>
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={labels.close} onPress={() => onDismiss({ id: toast.id })} />
      </span>
    </div>
  );
};

/** Short news at the bottom right (K-08) that leaves by itself. Nothing that has to be acted on belongs here. */
export const ToastRegion = ({ toasts, ...rest }: ToastRegionProps) => (
  <section
    aria-label={rest.labels.region}
    data-component="ToastRegion"
    data-react-aria-top-layer
    className={css.region}
  >
    <ol className={css.list}>
      {toasts.map((toast) => (
        <li key={toast.id}>
          <Toast toast={toast} {...rest} />
        </li>
      ))}
    </ol>
  </section>
);
