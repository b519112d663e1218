import { dayIn } from '@vitrine/api/rules';
import { useState } from 'react';
import { useServices } from '../../../shared/queries/services.ts';

/** The day that it is for the account when the screen opens, as `YYYY-MM-DD`. An older server does not say in which time zone: then it is the reader's. */
export const useToday = (): string => {
  const { account } = useServices();
  const [today] = useState(() =>
    dayIn(account.time_zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
  );
  return today;
};
