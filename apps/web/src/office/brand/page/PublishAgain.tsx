import type { BrandPageState } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack, Text } from '@vitrine/ui/foundation';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../../shared/connected/useLocale.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { formatMediumDate } from '../../../shared/mappers/format.ts';
import type { PageForm } from './usePageForm.ts';

// The sections of the shop's page come with it.
const FormerPage = lazy(() => import('./FormerPage.tsx'));

interface PublishAgainProps {
  state: BrandPageState;
  version: BrandPageState['published'][number];
  form: PageForm;
  onClose: () => void;
}

/** Shows what a former page changes, says what it replaces, and publishes it only then. */
export function PublishAgain({ state, version, form, onClose }: PublishAgainProps) {
  const t = useTranslate();
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, problem } = form;
  const publish = () => {
    setAsked(true);
    run({ restore: version.id }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('office.page.restoreTitle', { date: formatMediumDate(locale, version.created_at) })}
      closeLabel={t('admin.close')}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button busy={isBusy} onPress={publish}>
            {t('office.page.restore')}
          </Button>
        </>
      }
    >
      <Stack space="md">
        <Text>{t(state.has_draft ? 'office.page.restoreTextDraft' : 'office.page.restoreText')}</Text>
        {isAsked && problem && <Banner tone="critical">{problem}</Banner>}
        <Suspense fallback={<Skeleton shape="table" label={t('admin.loading')} />}>
          <FormerPage live={state.live} version={version} />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
