import type { ReactNode } from 'react';
import { Stack, Text } from '../../foundation/index.ts';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import type { EmptyStateProps } from '../EmptyState/index.ts';

export interface ErrorStateProps {
  title: string;
  /** What happened and what can be done; never whose fault it was. */
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** Trying again is under way. */
  busy?: boolean;
  /** Names the failed request for support: the words and the number. */
  requestId?: string;
  /** 1 where a whole page failed, so that the page has its heading. */
  level?: EmptyStateProps['level'];
}

/** Something that should be here could not be had. */
export const ErrorState = ({ title, text, retryLabel, onRetry, busy, requestId, level }: ErrorStateProps) => (
  <div role="alert" data-component="ErrorState">
    <EmptyState
      icon="error"
      title={title}
      level={level}
      text={text}
      action={
        <Stack space="sm" align="center">
          <Button caps variant="secondary" icon="refresh" busy={busy} onPress={onRetry}>
            {retryLabel}
          </Button>
          {requestId ? (
            <Text size="xs" tone="muted" tabular>
              {requestId}
            </Text>
          ) : null}
        </Stack>
      }
    />
  </div>
);
