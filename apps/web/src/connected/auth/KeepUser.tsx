import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices, useSession } from '../../queries/services.ts';

/**
 * Keeps what the browser remembers of a signed-in user true: name, side and stage are read again at the start and when the
 * user comes back to the window. A user without a first name ends the session (S-029).
 */
export function KeepUser() {
  const { session, queries } = useServices();
  const enabled = useSession().user !== null;
  const { data: user } = useQuery({ ...queries.session.user(), enabled });
  const { data: status } = useQuery({ ...queries.session.status(), enabled });
  useEffect(() => {
    if (!enabled || !user) return;
    if (user.first_name === '') session.end('refused');
    else session.enter(user);
  }, [enabled, user, session]);
  useEffect(() => {
    if (enabled && status) session.setStage(status.stage);
  }, [enabled, status, session]);
  return null;
}
