import type { BrandingComment } from '@vitrine/api/client';
import { Button } from '@vitrine/ui/components/Button';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { useBrandingReview } from './useBrandingReview.ts';

interface SettleButtonProps {
  comment: BrandingComment;
  settle: ReturnType<typeof useBrandingReview>['settle'];
}

/** Marks a comment on the look as settled, or opens it again. */
export function SettleButton({ comment, settle }: SettleButtonProps) {
  const t = useTranslate();
  const words = t(comment.done ? 'branding.reopen' : 'branding.settle');
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={settle.isBusy}
      label={`${words}: ${comment.text.slice(0, 60)}`}
      onPress={() => settle.act(comment)}
    >
      {words}
    </Button>
  );
}
