import { ToastRegion, type ToastRegionProps } from '@vitrine/ui/components/Toast';
import { useSay } from './useSay.ts';

export default function ToastsView(props: Pick<ToastRegionProps, 'toasts' | 'onDismiss'>) {
  const say = useSay();
  return <ToastRegion {...props} labels={{ region: say('app.notices'), close: say('app.close') }} />;
}
