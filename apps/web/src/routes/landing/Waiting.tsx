import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { useSay } from '../../connected/useSay.ts';

/** Keeps the place of the heroes. Most pages bring their data along, so this is rarely needed and comes by itself. */
export default function Waiting() {
  const say = useSay();
  return <Skeleton shape="scene" label={say('app.loading')} />;
}
