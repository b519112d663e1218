import { useEffect } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Text } from '../../../foundation/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';

export interface OrderingErrorsProps {
  /** 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. …', or the server's own sentence. */
  message: string;
  /** What concerns the brand's whole order; collections and products say theirs where they stand. */
  errors?: readonly string[];
  /** Counts the attempts: each brings the first error into view. */
  attempt: number;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What stood in the way of an order. */
export function OrderingErrors({ message, errors = [], attempt }: OrderingErrorsProps) {
  useEffect(() => {
    document
      .querySelector('[data-ordering-error]')
      ?.scrollIntoView({ behavior: still() ? 'auto' : 'smooth', block: 'start' });
  }, [attempt]);
  return (
    <div data-component="OrderingErrors" data-ordering-error={errors.length > 0 || undefined}>
      <Banner tone="critical">
        <SentenceCase text>{message}</SentenceCase>
        {errors.map((error) => (
          <Text key={error} size="sm" tone="inherit" weight="strong">
            {error}
          </Text>
        ))}
      </Banner>
    </div>
  );
}
