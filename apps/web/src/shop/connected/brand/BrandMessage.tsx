import { MessageForm } from '@vitrine/ui/commerce/relationship/MessageForm';
import { Heading, Section, Stack } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { messageFormLabels } from '../../../shared/mappers/labels/message.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useBrandMessage, type FormCall } from './useBrandMessage.ts';

interface BrandMessageProps {
  id: number;
  name: string;
  call?: FormCall;
}

/** The form to write to a brand. A brand does not write to itself. */
export function BrandMessage({ id, name, call = 'submit' }: BrandMessageProps) {
  const intl = useIntl();
  const t = useTranslate();
  const { user } = useSession();
  const form = useBrandMessage(id, call);
  if (user?.entity_stype === 'seller' && user.entity_id === id) return null;
  return (
    <Section space="tight">
      <div id="message">
        <Stack space="md">
          <Heading level={2}>{t('message.heading', { name })}</Heading>
          <MessageForm {...form} labels={messageFormLabels(intl)} />
        </Stack>
      </div>
    </Section>
  );
}
