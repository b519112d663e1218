import { useToast } from '../toasts.tsx';
import { useTranslate } from '../useTranslate.ts';

/** Copies the link of an entry of the timeline, and says so. */
export const useCopyLink = () => {
  const t = useTranslate();
  const toast = useToast();
  return ({ url }: { url: string }): void => {
    navigator.clipboard.writeText(url).then(
      () => toast({ message: t('order.timeline.copied'), tone: 'positive' }),
      // A browser that refuses the clipboard is nobody's fault here.
      (error: unknown) => console.warn('The link could not be copied.', error),
    );
  };
};
