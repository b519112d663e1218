import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import type { ReactNode } from 'react';
import { MissingPage } from '../../shared/connected/MissingPage.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

interface PageQueryProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

const NOT_FOUND = 404;

/** A page of the account: its shape while it loads, the not-found page when there is none, else its content. */
export function PageQuery<T>({ query, children }: PageQueryProps<T>) {
  const t = useTranslate();
  const { data, error, refetch } = query;
  if (error instanceof ApiError && error.status === NOT_FOUND) return <MissingPage />;
  if (error) return <QueryError error={error} onRetry={() => void refetch()} />;
  return data === undefined ? <Skeleton shape="scene" label={t('app.loading')} /> : children(data);
}
