import { Dialog } from '@vitrine/ui/components/Dialog';
import { RichHtml } from '@vitrine/ui/components/RichHtml';
import { useSay } from '../../connected/useSay.ts';

/** The brand's terms and conditions (M-28, D-061). */
export function TermsDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog open onClose={onClose} title={say('app.product.termsTitle')} closeLabel={say('app.close')} size="lg">
      <RichHtml html={html} />
    </Dialog>
  );
}
