import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../useLocale.ts';
import { useServices } from '../../queries/services.ts';

/** What a registration chooses from: countries, the account's segments, and events. */
export const useRegistrationOptions = () => {
  const { queries } = useServices();
  const locale = useLocale();
  const locations = useQuery(queries.landing.locations());
  const segments = useQuery(queries.landing.segments());
  const events = useQuery(queries.landing.events());
  const countries = (locations.data ?? [])
    .map(({ name }) => ({ value: name, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return {
    countries,
    segments: (segments.data ?? []).map(({ id, name }) => ({ id: String(id), label: name })),
    events: events.data ?? [],
    // Without countries nobody can register; events and segments are optional.
    isPending: locations.isPending || segments.isPending || events.isPending,
    error: locations.error,
    retry: () => void locations.refetch(),
  };
};
