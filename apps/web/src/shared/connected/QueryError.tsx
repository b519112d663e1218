import { lazy, Suspense } from 'react';
import type { QueryErrorProps } from './QueryErrorView.tsx';

const QueryErrorView = lazy(() => import('./QueryErrorView.tsx'));

/** A page, or the part of one, that could not be read: what happened, and a way to try again. Its program comes with the first error. */
export const QueryError = (props: QueryErrorProps) => (
  <Suspense>
    <QueryErrorView {...props} />
  </Suspense>
);
