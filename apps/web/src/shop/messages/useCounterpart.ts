import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import { paths } from '../../shared/config/paths.ts';
import { messageQueries } from '../../shared/queries/messages.ts';
import type { ChatPage } from '../../shared/queries/messages.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

type Visitor = NonNullable<ChatPage['meta']>['visitor'];

const NOT_FOUND = 404;

/** The other side of a chat: a company with its page, or a visitor. */
export const useCounterpart = (subject: string, visitor: Visitor | undefined) => {
  const { client } = useServices();
  const { user } = useSession();
  const side = user?.entity_stype ?? 'buyer';
  const id = Number(subject);
  const company = useQuery({ ...messageQueries(client).counterpart(side, id), enabled: Number.isInteger(id) });
  const isMissing = company.error instanceof ApiError && company.error.status === NOT_FOUND;
  if (visitor) return { name: `${visitor.name} · ${visitor.store_name}`, logo: null, isMissing };
  const { data } = company;
  if (!data) return { name: '', logo: null, isMissing };
  const href = 'slug' in data ? paths.brand(data.slug) : paths.retailer(data.id);
  return { name: data.name, logo: data.logo, href, isMissing };
};
