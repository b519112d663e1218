import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface FileFrameProps<File> {
  query: UseQueryResult<File>;
  /** The list it is opened from. */
  back: { href: string; label: string };
  children: (file: File) => ReactNode;
  /** Said where the thing is not there any more. */
  missing?: string;
}

/** One thing of a list: the way back, and the thing as soon as it is read. */
export function FileFrame<File>({ query, back, children, missing }: FileFrameProps<File>) {
  const t = useTranslate();
  const { data, error, refetch } = query;
  const title = error instanceof ApiError && error.status === 404 ? missing : undefined;
  return (
    <Stack space="md">
      <span>
        <TextLink href={back.href}>{back.label}</TextLink>
      </span>
      {data !== undefined && children(data)}
      {data === undefined && error && <QueryError error={error} title={title} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton shape="table" label={t('admin.loading')} />}
    </Stack>
  );
}
