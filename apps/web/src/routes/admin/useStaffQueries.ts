import { useMemo } from 'react';
import { useServices } from '../../queries/services.ts';
import { staffQueries } from '../../queries/staff.ts';

export const useStaffQueries = () => {
  const { client } = useServices();
  return useMemo(() => staffQueries(client), [client]);
};
