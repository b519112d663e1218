import { EmptyState } from '@vitrine/ui/components/EmptyState';
import { Section } from '@vitrine/ui/foundation';
import { MessagesLayout } from '@vitrine/ui/commerce/relationship/MessagesLayout';
import { useParams } from 'react-router-dom';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Inbox } from './Inbox.tsx';
import { OpenChat } from './OpenChat.tsx';

/** /messages and /messages/:subjectId. */
export default function Messages() {
  const t = useTranslate();
  const { subjectId } = useParams();
  useTitle(t('inbox.title'));
  return (
    <Section space="tight">
      <MessagesLayout
        list={<Inbox selected={subjectId} />}
        chat={subjectId && <OpenChat key={subjectId} subject={subjectId} />}
        empty={<EmptyState icon="mail" title={t('inbox.choose')} text={t('inbox.chooseText')} />}
      />
    </Section>
  );
}
