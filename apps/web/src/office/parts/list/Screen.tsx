import type { WriteRight } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { Heading, Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useWhyNot } from '../../../shared/connected/rights/useWhyNot.ts';
import { useTitle } from '../../../shared/connected/useTitle.ts';

interface ScreenProps {
  title: string;
  /** Beside the title, such as a reference. */
  beside?: string;
  text?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Links beside the title, also for people who cannot change anything here. */
  links?: ReactNode;
  /** What changes on this screen need. Who lacks it reads why, and finds no buttons beside the title. */
  needs?: WriteRight;
  children: ReactNode;
}

const useNeeds = (needs: WriteRight | undefined) => {
  const whyNot = useWhyNot(needs ?? 'sales');
  return needs && whyNot;
};

/** An area of the back office: its heading, a sentence, what can be done, and its content. */
export function Screen({ title, beside, text, actions, links, needs, children }: ScreenProps) {
  const whyNot = useNeeds(needs);
  useTitle(title);
  const heading = (
    <Heading level={1} size="lg">
      {title}
    </Heading>
  );
  return (
    <Stack space="lg">
      <Inline justify="between" align="end" space="md">
        <Stack space="xs">
          {beside ? (
            <Inline align="baseline" space="md">
              {heading}
              <Text as="span" tone="muted">
                {beside}
              </Text>
            </Inline>
          ) : (
            heading
          )}
          {text && (
            <Text tone="muted" measure>
              {text}
            </Text>
          )}
        </Stack>
        {(links || (actions && !whyNot)) && (
          <Inline>
            {links}
            {!whyNot && actions}
          </Inline>
        )}
      </Inline>
      {whyNot && <Banner tone="info">{whyNot}</Banner>}
      {children}
    </Stack>
  );
}
