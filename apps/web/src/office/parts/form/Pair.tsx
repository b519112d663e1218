import { Grid } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';

/** Two columns where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
      {children}
    </Grid>
  );
}
