import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface PublishLookProps {
  /** Name of the marketplace in the look that is published. */
  name: string;
  isBusy: boolean;
  onPublish: () => void;
}

/** Publishes a look once it was said who sees it and what becomes of the former one. */
export function PublishLook({ name, isBusy, onPublish }: PublishLookProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const publish = () => {
    close();
    onPublish();
  };
  return (
    <>
      <Button size="sm" busy={isBusy} onPress={() => setOpen(true)}>
        {t('branding.publish')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('branding.publishTitle', { name })}
        closeLabel={t('admin.close')}
        footer={
          <>
            <Button variant="secondary" onPress={close}>
              {t('admin.cancel')}
            </Button>
            <Button onPress={publish}>{t('branding.publishNow')}</Button>
          </>
        }
      >
        <Text>{t('branding.publishText')}</Text>
      </Dialog>
    </>
  );
}
