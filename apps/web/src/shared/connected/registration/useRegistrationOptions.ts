import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../useLocale.ts';
import { countryOptions } from '../../mappers/countries.ts';
import { useServices } from '../../queries/services.ts';

/** What a registration chooses from: countries, the account's segments, and events. */
export const useRegistrationOptions = () => {
  const { queries } = useServices();
  const locale = useLocale();
  const locations = useQuery(queries.landing.locations());
  const segments = useQuery(queries.landing.segments());
  const events = useQuery(queries.landing.events());
  return {
    countries: countryOptions(locations.data ?? [], locale),
    segments: (segments.data ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
    events: events.data ?? [],
    // Without countries nobody can register; events and segments are optional.
    isPending: locations.isPending || segments.isPending || events.isPending,
    error: locations.error,
    retry: () => void locations.refetch(),
  };
};
