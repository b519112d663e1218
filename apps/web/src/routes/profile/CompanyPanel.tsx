import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { checkCompany } from '@vitrine/api/rules';
import { CompanyProfile, type CompanyValues } from '@vitrine/ui/commerce/company/CompanyProfile';
import { useIntl } from 'react-intl';
import { useOutcome } from '../../connected/profile/useOutcome.ts';
import { useLocale } from '../../connected/useLocale.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { countryChoices } from '../../mappers/countries.ts';
import { companyProfileLabels } from '../../mappers/labels/profile.ts';
import {
  companyProblems,
  refusedCompany,
  toCompanyForm,
  toCompanyProfile,
  toCompanyValues,
  type WireStatus,
} from '../../mappers/profile.ts';
import { useServices } from '../../queries/services.ts';
import { useDomains } from './useDomains.ts';

/** Logo, name, text, addresses, countries and business domains of the retailer. */
export function CompanyPanel({ profile }: { profile: WireStatus }) {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { client, queries } = useServices();
  const queryClient = useQueryClient();
  const { data: places = [] } = useQuery(queries.landing.locations());
  const domains = useDomains();
  const { outcome, onOutcomeSeen, ...said } = useOutcome();
  const save = useMutation({
    mutationFn: async (values: CompanyValues) =>
      (await client.profile.saveCompany({ body: toCompanyForm(values) })).data,
    onMutate: said.clear,
    onError: said.failed,
    onSuccess: async ({ message, data }, { countries }) => {
      queryClient.setQueryData(queries.session.status().queryKey, (held) =>
        held ? { ...held, ...data, locations: countries.map(Number) } : held,
      );
      said.succeeded(message);
      await queryClient.invalidateQueries({ queryKey: queries.session.user().queryKey });
    },
  });
  return (
    <CompanyProfile
      initial={toCompanyValues(profile)}
      logo={profile.logo ?? null}
      countries={countryChoices(places, locale)}
      domains={domains}
      validate={(values) =>
        companyProblems(checkCompany(toCompanyProfile(values), new Date().getFullYear()), ({ id }) => t(id))
      }
      onSubmit={save.mutate}
      busy={save.isPending}
      errors={refusedCompany(save.error)}
      outcome={outcome}
      onOutcomeSeen={onOutcomeSeen}
      labels={companyProfileLabels(intl)}
    />
  );
}
