import { useToasts, type Toasts } from '@vitrine/ui/components/Toast';
import { createContext, lazy, Suspense, use, type ReactNode } from 'react';

const ToastsView = lazy(() => import('./ToastsView.tsx'));

const ToastContext = createContext<Toasts['show'] | null>(null);

/** Short notices at the bottom right (K-07, K-08). */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const { shown, log, show, dismiss } = useToasts();
  return (
    <ToastContext value={show}>
      {children}
      {log.length > 0 && (
        <Suspense>
          <ToastsView toasts={shown} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Says something in passing. */
export const useToast = (): Toasts['show'] => {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast was called outside ToastsProvider: screens get it from the shell.');
  return show;
};
