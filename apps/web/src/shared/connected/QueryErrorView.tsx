import { ApiError, NetworkError } from '@vitrine/api/client';
import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { Section } from '@vitrine/ui/foundation';
import { useTranslate } from './useTranslate.ts';

export interface QueryErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Says it in the page's own words, such as those of a brand that is not available. */
  title?: string;
  /** 2 for a part of a page that has its heading already. */
  level?: 1 | 2;
}

const SERVER_ERROR = 500;
const NOT_FOUND = 404;

/** What can be said beyond the title; nothing about what the user may not see. */
const reasonOf = (error: unknown) => {
  if (error instanceof NetworkError) return 'app.error.offline';
  const status = error instanceof ApiError ? error.status : SERVER_ERROR;
  if (status === NOT_FOUND) return 'app.notFound.text';
  return status < SERVER_ERROR ? null : 'app.error.unexpected';
};

export default function QueryErrorView({ error, onRetry, title, level = 1 }: QueryErrorProps) {
  const t = useTranslate();
  const reason = reasonOf(error);
  const reference = error instanceof ApiError ? error.requestId : null;
  return (
    <Section space="tight">
      <ErrorState
        title={title ?? t('app.error.title')}
        level={level}
        text={reason && t(reason)}
        retryLabel={t('app.error.retry')}
        onRetry={onRetry}
        requestId={reference ? t('app.error.reference', { id: reference }) : undefined}
      />
    </Section>
  );
}
