import { Chat } from '@vitrine/ui/commerce/relationship/Chat';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useDraft } from '../../shared/connected/messages/useDraft.ts';
import { useOutbox } from '../../shared/connected/messages/useOutbox.ts';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useWhyNot } from '../../shared/connected/rights/useWhyNot.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { chatLabels } from '../../shared/mappers/labels/inbox.ts';
import { useChat } from './useChat.ts';
import { useCounterpart } from './useCounterpart.ts';
import { useFlag } from './useFlag.ts';

/** The chat with a company or a visitor. An unknown one leads back to the inbox. */
export function OpenChat({ subject }: { subject: string }) {
  const intl = useIntl();
  const t = useTranslate();
  const { search } = useQuerySearch();
  const { chat, messages, visitor, target, error, isMissing } = useChat(subject);
  const counterpart = useCounterpart(subject, visitor);
  const readOnly = useWhyNot('sales');
  const flag = useFlag(subject);
  const draft = useDraft(subject);
  const { send, resend, discard } = useOutbox();
  if (isMissing || counterpart.isMissing) return <Navigate replace to={paths.messages()} />;
  const reason = error ?? (flag.failed ? t('inbox.error') : undefined);
  return (
    <Chat
      counterpart={counterpart}
      note={visitor ? t('inbox.visitor', { email: visitor.email }) : undefined}
      takesPictures={!visitor}
      messages={messages}
      target={target}
      {...draft}
      readOnly={readOnly}
      onSend={({ message, file }) => send({ subject, message, file })}
      onResend={({ id }) => resend(id)}
      onDiscard={({ id }) => discard(id)}
      onFlag={({ id }) => flag.toggle(Number(id))}
      error={reason}
      offline={chat.isError && chat.data !== undefined}
      loading={chat.isPending}
      onRetry={chat.isError && !chat.data ? () => void chat.refetch() : undefined}
      onEarlier={chat.hasNextPage ? () => void chat.fetchNextPage() : undefined}
      loadingEarlier={chat.isFetchingNextPage}
      back={{
        label: t('inbox.back'),
        href: paths.messages(undefined, { filter: search.get('filter') ?? undefined }),
      }}
      labels={chatLabels(intl)}
    />
  );
}
