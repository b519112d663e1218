import { useEffect } from 'react';
import { Banner } from '../../../components/Banner/index.ts';
import { Text } from '../../../foundation/index.ts';
import { SentenceCase } from '../../../internal/SentenceCase/SentenceCase.tsx';

export interface OrderingErrorsProps {
  /** 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. …', or the server's own sentence. */
  message: string;
  /** Errors of the brand's whole order; collections and products show their own errors. */
  errors?: readonly string[];
  /** Number of the attempt. Each new one announces the message and scrolls to the first error. */
  attempt: number;
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The errors that kept an order from being sent. */
export function OrderingErrors({ message, errors = [], attempt }: OrderingErrorsProps) {
  useEffect(() => {
    document
      .querySelector('[data-ordering-error]')
      ?.scrollIntoView({ behavior: still() ? 'auto' : 'smooth', block: 'start' });
  }, [attempt]);
  return (
    <div data-component="OrderingErrors" data-ordering-error={errors.length > 0 || undefined}>
      {/* A new element each attempt: screen readers announce the same message again. */}
      <Banner key={attempt} tone="critical">
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
