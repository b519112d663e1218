import { ApiError } from '@vitrine/api/client';
import { QueryError } from '../../../shared/connected/QueryError.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ClosedBrand } from './ClosedBrand.tsx';
import { MissingBrand } from './MissingBrand.tsx';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Why a brand cannot be shown. */
export function BrandTrouble({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslate();
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === FORBIDDEN) return <ClosedBrand />;
  if (status === NOT_FOUND) return <MissingBrand />;
  return <QueryError error={error} onRetry={onRetry} title={t('app.brand.unreadable')} />;
}
