import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { useToast } from '../../shared/connected/toasts.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';

/** Leads to the front page of its reader, and says why there. */
export function Gone() {
  const t = useTranslate();
  const toast = useToast();
  useEffect(() => toast({ message: t('product.gone') }), [t, toast]);
  return <Navigate to={paths.landing()} replace />;
}
