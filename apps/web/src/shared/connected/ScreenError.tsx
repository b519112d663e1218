import { QueryError } from './QueryError.tsx';

/** A screen that broke: the rest of the shop goes on. */
export function ScreenError({ error }: { error: unknown }) {
  return <QueryError error={error} onRetry={() => location.reload()} />;
}
