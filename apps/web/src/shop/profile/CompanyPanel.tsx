import { useQuery } from '@tanstack/react-query';
import { checkCompany } from '@vitrine/api/rules';
import { CompanyProfile } from '@vitrine/ui/commerce/company/CompanyProfile';
import { useIntl } from 'react-intl';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { countryChoices } from '../../shared/mappers/countries.ts';
import { companyProfileLabels } from '../mappers/labels/profile.ts';
import { companyProblems, toCompanyProfile, toCompanyValues, type WireStatus } from '../mappers/profile.ts';
import { useServices } from '../../shared/queries/services.ts';
import { useDomains } from './useDomains.ts';
import { useSaveCompany } from './useSaveCompany.ts';

/** Logo, name, text, addresses, countries and business domains of the retailer. */
export function CompanyPanel({ profile }: { profile: WireStatus }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { queries } = useServices();
  const { data: places = [] } = useQuery(queries.landing.locations());
  const domains = useDomains();
  const form = useSaveCompany();
  return (
    <CompanyProfile
      initial={toCompanyValues(profile)}
      logo={profile.logo ?? null}
      countries={countryChoices(places, locale)}
      domains={domains}
      validate={(values) =>
        companyProblems(checkCompany(toCompanyProfile(values), new Date().getFullYear()), ({ id }) => t(id))
      }
      {...form}
      labels={companyProfileLabels(intl)}
    />
  );
}
