import type { FallbackProps } from 'react-error-boundary';
import { Trouble } from './Trouble.tsx';

/** A screen that broke: the rest of the shop goes on. */
export function ScreenTrouble({ error }: FallbackProps) {
  return <Trouble error={error} onRetry={() => location.reload()} />;
}
