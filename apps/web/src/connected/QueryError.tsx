import { ApiError, NetworkError } from '@vitrine/api/client';
import { lazy, Suspense } from 'react';
import { useTranslate } from './useTranslate.ts';

const QueryErrorView = lazy(() => import('./QueryErrorView.tsx'));

interface QueryErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Says it in the page's own words, such as those of a brand that is not available. */
  title?: string;
  /** 2 for a part of a page that has its heading already. */
  level?: 1 | 2;
}

const SERVER_ERROR = 500;
const NOT_FOUND = 404;

/** What can be said beyond the title; nothing about what one may not see. */
const reasonOf = (error: unknown) => {
  if (error instanceof NetworkError) return 'app.error.offline';
  const status = error instanceof ApiError ? error.status : SERVER_ERROR;
  if (status === NOT_FOUND) return 'app.notFound.text';
  return status < SERVER_ERROR ? null : 'app.error.unexpected';
};

/** A page, or the part of one, that could not be read: what happened, and a way to try again. */
export function QueryError({ error, onRetry, title, level = 1 }: QueryErrorProps) {
  const t = useTranslate();
  const reason = reasonOf(error);
  return (
    <Suspense>
      <QueryErrorView
        title={title ?? t('app.error.title')}
        text={reason && t(reason)}
        level={level}
        reference={error instanceof ApiError ? error.requestId : null}
        onRetry={onRetry}
      />
    </Suspense>
  );
}
