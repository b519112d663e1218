import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { Breadcrumb } from '@vitrine/ui/components/Breadcrumb';
import { Skeleton } from '@vitrine/ui/components/Skeleton';
import { Section } from '@vitrine/ui/foundation';
import { RetailerAbout } from '@vitrine/ui/sections/RetailerAbout';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { paths } from '../../shared/config/paths.ts';
import { RetailerConnection } from '../connected/connection/RetailerConnection.tsx';
import { QueryError } from '../../shared/connected/QueryError.tsx';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { retailerAboutLabels } from '../mappers/labels/retailer.ts';
import { joinLocations, socialLinks } from '../../shared/mappers/retailer.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { MissingRetailer } from './MissingRetailer.tsx';

const UNKNOWN = new Set([404, 422]);

/** /buyers/:id. */
export default function Retailer() {
  const intl = useIntl();
  const t = useTranslate();
  const { queries } = useServices();
  const { user } = useSession();
  const locale = useLocale();
  const retailer = useQuery(queries.retailers.page(Number(useParams()['id'])));
  useTitle(retailer.data?.name ?? t('retailer.title'));
  if (retailer.error instanceof ApiError && UNKNOWN.has(retailer.error.status)) return <MissingRetailer />;
  if (retailer.error) return <QueryError error={retailer.error} onRetry={() => void retailer.refetch()} />;
  if (!retailer.data)
    return (
      <Section space="tight">
        <Skeleton width="40%" label={t('app.loading')} />
      </Section>
    );
  const { id, name, logo, locations, year_established, text, instrucoes_primeira_request } = retailer.data;
  const trail = [{ label: t('retailer.back'), href: paths.retailers() }, { label: name }];
  return (
    <RetailerAbout
      name={name}
      logo={logo}
      breadcrumb={<Breadcrumb label={t('retailer.trail')} items={trail} />}
      locations={joinLocations(t, locale, locations)}
      yearEstablished={year_established}
      text={text}
      social={socialLinks(t, retailer.data)}
      actions={user?.seller && <RetailerConnection id={id} name={name} welcome={instrucoes_primeira_request} />}
      labels={retailerAboutLabels(intl)}
    />
  );
}
