import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { Section } from '@vitrine/ui/foundation';
import { useTranslate } from './useTranslate.ts';

export interface QueryErrorViewProps {
  title: string;
  text: string | null;
  reference: string | null;
  level: 1 | 2;
  onRetry: () => void;
}

export default function QueryErrorView({ title, text, reference, level, onRetry }: QueryErrorViewProps) {
  const t = useTranslate();
  return (
    <Section space="tight">
      <ErrorState
        title={title}
        level={level}
        text={text}
        retryLabel={t('app.error.retry')}
        onRetry={onRetry}
        requestId={reference ? t('app.error.reference', { id: reference }) : undefined}
      />
    </Section>
  );
}
