import { ErrorState } from '@vitrine/ui/components/ErrorState';
import { Section } from '@vitrine/ui/foundation';
import { useSay } from './useSay.ts';

export interface TroubleViewProps {
  title: string;
  text: string | null;
  reference: string | null;
  level: 1 | 2;
  onRetry: () => void;
}

export default function TroubleView({ title, text, reference, level, onRetry }: TroubleViewProps) {
  const say = useSay();
  return (
    <Section space="tight">
      <ErrorState
        title={title}
        level={level}
        text={text}
        retryLabel={say('app.error.retry')}
        onRetry={onRetry}
        requestId={reference ? say('app.error.reference', { id: reference }) : undefined}
      />
    </Section>
  );
}
