import type { Client } from '@vitrine/api/client';
import { useServices } from '../../queries/services.ts';

type Ask = (path: string) => Promise<string>;

/** The address that opens a file once, within a minute: a new tab sends no token (D-138). */
const addressOf =
  (client: Client, apiOrigin: string): Ask =>
  async (path) => {
    const { data } = await client.jobs.ticket({ body: { path } });
    const url = new URL(path, apiOrigin || location.origin);
    url.searchParams.set('ticket', data.ticket);
    return url.href;
  };

/** Opens a file of the API in a new tab. Gives its address when the browser does not allow that: it opens with a press. */
export const useOpenFile = (): ((path: string) => Promise<{ href?: string }>) => {
  const { client, apiOrigin } = useServices();
  const ask = addressOf(client, apiOrigin);
  return async (path) => {
    const href = await ask(path);
    // With `noopener` a browser does not say whether it opened the tab.
    const tab = window.open(href, '_blank');
    if (!tab) return { href };
    tab.opener = null;
    return {};
  };
};
