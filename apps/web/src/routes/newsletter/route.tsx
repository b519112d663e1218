import { useMutation } from '@tanstack/react-query';
import { ApiError, type Client } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section, Stack } from '@vitrine/ui/foundation';
import { useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { MissingPage } from '../../connected/MissingPage.tsx';
import { useTitle } from '../../connected/useTitle.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useServices } from '../../queries/services.ts';

type Step = 'confirm' | 'unsubscribe';

const send = (client: Client, step: Step, token: string): Promise<unknown> =>
  step === 'confirm'
    ? client.landing.confirmSubscription({ body: { token } })
    : client.landing.unsubscribe({ params: { token }, body: {} });

/** A press is asked for, because mail scanners open links too. */
function LinkOfMail({ step, token }: { step: Step; token: string }) {
  const t = useTranslate();
  const { client, account } = useServices();
  const answer = useMutation({ mutationFn: () => send(client, step, token) });
  const { error, isPending, isSuccess } = answer;
  useTitle(t(`newsletter.${step}.title`));
  const words = isSuccess ? 'done' : 'text';
  return (
    <Section>
      <Stack space="lg">
        {error && <Banner tone="critical">{error instanceof ApiError ? error.message : t('app.error.offline')}</Banner>}
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

/** /newsletter/:step/:token, where the links of the newsletter's mails lead. */
export default function Newsletter() {
  const { step = '', token = '' } = useParams();
  return step === 'confirm' || step === 'unsubscribe' ? <LinkOfMail step={step} token={token} /> : <MissingPage />;
}
