import { segmentsOfEvent } from '../../../shared/mappers/registration.ts';
import type { Reading } from '../publicScreen.ts';

type Place = Pick<Reading, 'services' | 'params'>;

/** Rejects where no brand has the address. */
const findBrand = async ({ services: { queries, queryClient }, params: { slug = '' } }: Place): Promise<void> => {
  await queryClient.fetchQuery(queries.brands.page(slug));
};

/** An active event may have the address too: then visitors register for it. */
const findBrandOrEvent = async (place: Place): Promise<void> => {
  const { services, params } = place;
  try {
    await findBrand(place);
  } catch (error) {
    const events = await services.queryClient.fetchQuery(services.queries.landing.events());
    if (segmentsOfEvent(events, params['slug'] ?? '').length === 0) throw error;
  }
};

/** Addresses below a brand's own. The browser alone renders them, but only the server can answer that no such brand is there. */
export const belowBrand: Readonly<Partial<Record<string, (place: Place) => Promise<void>>>> = {
  '/:slug/history': findBrand,
  '/:slug/register': findBrandOrEvent,
  '/:slug/collections': findBrandOrEvent,
  '/:slug/collections/:collectionId': findBrandOrEvent,
};
