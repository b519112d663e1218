import { ApiError } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section, Stack } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { MissingPage } from '../../shared/connected/MissingPage.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices } from '../../shared/queries/services.ts';
import { steps, useAnswer, type Step } from './useAnswer.ts';

/** A press is asked for, because mail scanners open links too. */
function LinkOfMail({ step, token }: { step: Step; token: string }) {
  const t = useTranslate();
  const { account } = useServices();
  const answer = useAnswer(step, token);
  const { error, isPending, isSuccess } = answer;
  useTitle(t(`newsletter.${step}.title`));
  const words = isSuccess ? 'done' : 'text';
  return (
    <Section>
      <Stack space="lg">
        {error && (
          <Banner
            tone="critical"
            action={
              error instanceof ApiError && (
                <Button variant="secondary" size="sm" href={paths.landing()}>
                  {t('newsletter.home')}
                </Button>
              )
            }
          >
            {error instanceof ApiError ? error.message : t('app.error.offline')}
          </Banner>
        )}
        <EmptyState
          level={1}
          icon="mail"
          title={t(isSuccess ? `newsletter.${step}.doneTitle` : `newsletter.${step}.title`)}
          text={
            <span role={isSuccess ? 'status' : undefined}>
              {t(`newsletter.${step}.${words}`, { name: account.name })}
            </span>
          }
          action={
            isSuccess ? (
              <Button caps href={paths.landing()}>
                {t('newsletter.home')}
              </Button>
            ) : (
              <Button caps busy={isPending} onPress={() => answer.mutate()}>
                {t(`newsletter.${step}.action`)}
              </Button>
            )
          }
        />
      </Stack>
    </Section>
  );
}

/** /newsletter/:step/:token, where the links of the newsletter's mails and of daily mails lead. */
export default function Newsletter() {
  const { step: asked, token = '' } = useParams();
  const step = steps.find((candidate) => candidate === asked);
  return step ? <LinkOfMail step={step} token={token} /> : <MissingPage />;
}
