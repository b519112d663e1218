import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BrandRight } from '@vitrine/api/rules';
import type { WireStatus } from '../../mappers/profile.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';

type Users = NonNullable<WireStatus['users']>;

interface Outcomes {
  onError: (error: Error, email: string) => void;
  changeUsers: (change: (users: Users) => Users) => void;
}

interface Choice {
  email: string;
  right: string;
}

/** Says what a colleague of the brand may do (D-049). What somebody else has set meanwhile is read again. */
export const useSetRight = ({ onError, changeUsers }: Outcomes) => {
  const { client, queries, session } = useServices();
  const { user } = useSession();
  const queryClient = useQueryClient();
  const status = queries.session.status().queryKey;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ email, right }: Choice) => {
      const seen = queryClient.getQueryData(status)?.users?.find((one) => one.email === email)?.right ?? 'owner';
      const body = { email, right: right as BrandRight, seen };
      return (await client.profile.setRight({ body })).data.data;
    },
    onError: (error, { email }) => {
      onError(error, email);
      void queryClient.invalidateQueries({ queryKey: status });
    },
    onSuccess: (saved) => {
      changeUsers((users) => users.map((one) => (one.email === saved.email ? saved : one)));
      // An owner who gives up the right sees at once what is left to do.
      if (user?.email === saved.email) session.enter({ ...user, seller_right: saved.right });
    },
  });
  return { set: mutate, changing: isPending ? variables.email : undefined };
};
