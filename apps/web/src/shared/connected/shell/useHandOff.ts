import type { HeaderAction } from '@vitrine/ui/sections/SiteHeader';
import { useOtherWindow } from '@vitrine/ui/foundation';
import { useServices } from '../../queries/services.ts';

type Press = NonNullable<HeaderAction['onPress']>;

/**
 * Follows a link to a partner site with a one-use ticket instead of the access token (R-162, D-133). Without a ticket the link leads there
 * all the same. A preview stays where it is.
 */
export const useHandOff = (): ((url: string) => Press) => {
  const { client } = useServices();
  const isPreview = useOtherWindow() !== null;
  return (url) => (press) => {
    press?.preventDefault();
    if (isPreview) return;
    client.handOff.issue({ body: { url } }).then(
      ({ data }) => location.assign(data.data.url),
      () => location.assign(url),
    );
  };
};
