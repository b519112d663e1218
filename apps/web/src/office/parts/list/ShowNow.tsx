import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Says that the shop has changed around the screen, which still has what it was opened with. Loads the page again. */
export function ShowNow({ text }: { text: string }) {
  const t = useTranslate();
  const show = (
    <Inline>
      <Button variant="secondary" size="sm" onPress={() => location.reload()}>
        {t('branding.show')}
      </Button>
    </Inline>
  );
  return (
    <Banner tone="positive" action={show}>
      {text}
    </Banner>
  );
}
