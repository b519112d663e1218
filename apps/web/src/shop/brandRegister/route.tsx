import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { canonicalEmail, delays, isEmail } from '@vitrine/api/rules';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Section } from '@vitrine/ui/foundation';
import { BrandRegistration } from '@vitrine/ui/sections/BrandRegistration';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { ClosedBrand } from '../connected/brand/ClosedBrand.tsx';
import { MissingBrand } from '../connected/brand/MissingBrand.tsx';
import { useDialogs } from '../../shared/connected/dialogs/dialogState.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { Why } from '../connected/why/Why.tsx';
import { brandRegistrationLabels } from '../../shared/mappers/labels/registration.ts';
import { segmentsOfEvent } from '../../shared/mappers/registration.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useEmailCheck } from './useEmailCheck.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** No brand has this slug. An active event may: then the visitor registers for it. */
function NoBrand({ slug }: { slug: string }) {
  const { queries } = useServices();
  const { data: events, isPending } = useQuery(queries.landing.events());
  if (isPending) return null;
  const isEvent = segmentsOfEvent(events ?? [], slug).length > 0;
  return isEvent ? <Navigate to={paths.register({}, slug)} replace /> : <MissingBrand />;
}

/** The address and the two ways on. */
function Landing({ name, cover }: { name: string; cover: string | null }) {
  const intl = useIntl();
  const t = useTranslate();
  const { open } = useDialogs();
  const check = useEmailCheck();
  const validate = useCallback(
    (email: string) => (isEmail(canonicalEmail(email)) ? undefined : t('registration.checkEmail')),
    [t],
  );
  const explain = (error: Error): string => (error instanceof ApiError ? error.message : t('auth.login.offline'));
  return (
    <BrandRegistration
      cover={cover}
      validate={validate}
      pause={delays.emailCheck}
      onCreate={({ email }) => check.mutate(email)}
      onLogin={({ email }) => open({ kind: 'login', email })}
      onSeller={({ email }) => open({ kind: 'register', registrant: 'brand', email })}
      busy={check.isPending}
      error={check.error ? explain(check.error) : undefined}
      labels={brandRegistrationLabels(intl, name)}
    />
  );
}

/** /:slug/register (R-012). */
export default function BrandRegister() {
  const t = useTranslate();
  const { slug = '' } = useParams();
  const { queries } = useServices();
  const brand = useQuery(queries.brands.page(slug));
  useTitle(brand.data?.name);
  if (brand.error instanceof ApiError && brand.error.status === NOT_FOUND) return <NoBrand slug={slug} />;
  if (brand.error instanceof ApiError && brand.error.status === FORBIDDEN) return <ClosedBrand />;
  if (brand.error) return <QueryError error={brand.error} onRetry={() => void brand.refetch()} />;
  if (!brand.data) return <Skeleton shape="scene" label={t('app.loading')} />;
  return (
    <>
      <Landing key={slug} name={brand.data.name} cover={brand.data.cover_image_thumbnail} />
      <Section space="tight">
        <Why capability="addToCart" />
      </Section>
    </>
  );
}
