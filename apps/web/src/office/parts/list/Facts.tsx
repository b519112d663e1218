import { Grid, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';

/** What is known of something: a name and a value each. What is missing is left out. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Grid as="ul" columns={{ mobile: 1, tablet: 2, desktop: 3 }} space="lg" rowSpace="md">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <li key={label}>
            <Text as="div" size="sm" tone="muted">
              {label}
            </Text>
            <Text as="div">{value}</Text>
          </li>
        ))}
    </Grid>
  );
}
