import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../queries/services.ts';

/**
 * Keeps what the browser remembers of a signed-in user true: name, side and stage are read again at the start and when the
 * user comes back to the window. A user without a first name ends the session (S-029).
 */
export const useKeepUser = (): void => {
  const { session, queries } = useServices();
  const { data: user } = useQuery(queries.session.user());
  const { data: status } = useQuery(queries.session.status());
  useEffect(() => {
    // What was read before a pause does not end it.
    if (!user || session.getState().isPaused) return;
    if (user.first_name === '') session.end('refused');
    else session.enter(user);
  }, [user, session]);
  useEffect(() => {
    if (status) session.setStage(status.stage);
  }, [status, session]);
};
