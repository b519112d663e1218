import { lazy, Suspense } from 'react';

const ComponentPage = lazy(() => import('./ComponentPage.tsx'));

/** Fetched when a page of documentation is opened, so that stories and tests don’t carry it. */
export const DocsPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);
