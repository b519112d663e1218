import { ToastRegion, type ToastRegionProps } from '@vitrine/ui/components/Toast';
import { useTranslate } from './useTranslate.ts';

export default function ToastsView(props: Pick<ToastRegionProps, 'toasts' | 'onDismiss'>) {
  const t = useTranslate();
  return <ToastRegion {...props} labels={{ region: t('app.notices'), close: t('app.close') }} />;
}
