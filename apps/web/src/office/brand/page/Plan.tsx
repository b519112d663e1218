import type { BrandPageState } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { DateField } from '@vitrine/ui/components/DateField';
import { DateText } from '@vitrine/ui/components/DateText';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { localMoment, momentOf } from './pageDraft.ts';
import type { PageForm } from './usePageForm.ts';

/** When the draft goes live by itself: set, seen, changed and cancelled. Hours are those of the reader's time zone. */
export function Plan({ state: { planned }, form }: { state: BrandPageState; form: PageForm }) {
  const t = useTranslate();
  const [local, setLocal] = useState(planned ? localMoment(new Date(planned.publish_at)) : '');
  const [earliest] = useState(() => localMoment(new Date()));
  const { run, isBusy, isTyped, fields } = form;
  const moment = momentOf(local);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Stack space="sm">
      {planned && (
        <Banner tone={planned.is_late ? 'caution' : 'info'}>
          {t(planned.is_late ? 'office.page.planLate' : 'office.page.planned', {
            person: planned.person ?? t('office.page.somebody'),
          })}{' '}
          <DateText value={planned.publish_at} form="moment" />
        </Banner>
      )}
      <Inline>
        <DateField
          withTime
          label={t('office.page.publishAt')}
          hint={t('office.page.zone', { zone: timeZone.replaceAll('_', ' ') })}
          min={earliest}
          value={local}
          onChange={({ value }) => setLocal(value)}
          tone={fields['publish_at'] ? 'critical' : undefined}
          message={fields['publish_at']?.[0]}
        />
      </Inline>
      <Inline align="start">
        <Button
          variant="secondary"
          busy={isBusy}
          disabled={isTyped || moment === null}
          reason={t(isTyped ? 'office.page.saveFirst' : 'office.page.chooseHour')}
          onPress={() => run({ planned: moment })}
        >
          {t(planned ? 'office.page.changePlan' : 'office.page.plan')}
        </Button>
        {planned && (
          <Button variant="secondary" busy={isBusy} onPress={() => run({ planned: null })}>
            {t('office.page.cancelPlan')}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
