import type { ReactNode } from 'react';
import { Heading, Text } from '@vitrine/ui/foundation';
import { commonWords } from '../words/common.ts';
import { useWords } from '../words/useWords.ts';
import * as css from './page.css.ts';

interface PageProps {
  /** The part of the workshop it belongs to. */
  area?: string;
  title: string;
  /** Two or three sentences: what this page is for. */
  intro: ReactNode;
  children: ReactNode;
}

/** A page about the system, in the look of the toolbar's partner. */
export const Page = ({ area, title, intro, children }: PageProps) => {
  const t = useWords(commonWords);
  return (
    <main className={css.page}>
      <header className={css.head}>
        <Text caps tone="muted">
          {area ?? t('area')}
        </Text>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text size="lg" tone="muted" measure>
          {intro}
        </Text>
      </header>
      {children}
    </main>
  );
};

export const Code = ({ children }: { children: ReactNode }) => (
  <code className={css.code} translate="no">
    {children}
  </code>
);

/** Several lines of code or of a document. */
export const Listing = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
  <pre className={css.listing} role="region" aria-label={label} tabIndex={0} translate="no">
    {children}
  </pre>
);
