import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { Message, MessageFormProps } from '@vitrine/ui/commerce/relationship/MessageForm';
import { paths } from '../../../shared/config/paths.ts';
import { messageKeys } from '../../../shared/queries/messages.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';

/** From the start of a brand's page, or in place of its collections. */
export type FormCall = 'submit' | 'submitInstead';

const INVALID = 422;
const TOO_MANY = 429;

/** The first reason of each field, or when to try again; all else is said by the form itself. */
const reasonOf = (error: unknown): string | null => {
  if (!(error instanceof ApiError)) return null;
  if (error.status === TOO_MANY) return error.message;
  if (error.status !== INVALID) return null;
  return Object.values(error.fields)
    .flatMap(([first]) => first ?? [])
    .join(' ');
};

const statuses = { idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const;

/** A message to a brand. Retailers give the message alone (P-006, P-007), all others say who they are (P-005, P-008). */
export const useBrandMessage = (
  brandId: number,
  call: FormCall,
): Pick<MessageFormProps, 'isKnown' | 'status' | 'error' | 'onSend' | 'brandsHref'> => {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const isKnown = user?.entity_stype === 'buyer';
  const { status, error, mutate } = useMutation({
    mutationFn: ({ message, name, email, storeName }: Message) =>
      client.messages[call]({
        body: { message, seller_id: brandId, ...(isKnown ? {} : { name, email, store_name: storeName }) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: messageKeys.all }),
  });
  return { isKnown, status: statuses[status], error: reasonOf(error), onSend: mutate, brandsHref: paths.brands() };
};
