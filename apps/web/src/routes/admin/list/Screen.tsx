import { Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useTitle } from '../../../connected/useTitle.ts';

interface ScreenProps {
  title: string;
  text?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** An area of the back office: its heading, a sentence, what can be done, and its content. */
export function Screen({ title, text, actions, children }: ScreenProps) {
  useTitle(title);
  return (
    <Stack space="lg">
      <Inline justify="between" align="end" space="md">
        <Stack space="xs">
          <Heading level={1} size="lg">
            {title}
          </Heading>
          {text && (
            <Text tone="muted" measure>
              {text}
            </Text>
          )}
        </Stack>
        {actions && <Inline>{actions}</Inline>}
      </Inline>
      {children}
    </Stack>
  );
}
