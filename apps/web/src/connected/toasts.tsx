import { ToastRegion, useToasts, type Toasts } from '@vitrine/ui/components/Toast';
import { createContext, use, type ReactNode } from 'react';
import { useSay } from './useSay.ts';

const ToastContext = createContext<Toasts['show'] | null>(null);

/** Short notices at the bottom right (K-07, K-08). */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const say = useSay();
  const { shown, show, dismiss } = useToasts();
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={shown} onDismiss={dismiss} labels={{ region: say('app.notices'), close: say('app.close') }} />
    </ToastContext>
  );
}

/** Says something in passing. */
export const useToast = (): Toasts['show'] => {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast was called outside ToastsProvider: screens get it from the shell.');
  return show;
};
