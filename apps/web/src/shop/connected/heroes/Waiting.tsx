import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Keeps the place of the heroes. Most pages bring their data along, so this is rarely needed and comes by itself. */
export default function Waiting() {
  const t = useTranslate();
  return <Skeleton shape="scene" label={t('app.loading')} />;
}
