import { useRouteError } from 'react-router-dom';
import { Trouble } from './Trouble.tsx';

/** A screen that broke while rendering or loading: the rest of the shop goes on. */
export function RouteTrouble() {
  const error = useRouteError();
  return <Trouble error={error} onRetry={() => location.reload()} />;
}
