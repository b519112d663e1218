import { useToasts, type Toasts } from '@vitrine/ui/components/Toast';
import { createContext, lazy, Suspense, type ReactNode } from 'react';
import { useProvided } from '../config/useProvided.ts';

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
export const useToast = (): Toasts['show'] => useProvided(ToastContext);
