import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EventSegment } from '../../shared/config/boot.ts';
import { paths } from '../../shared/config/paths.ts';
import { useServices } from '../../shared/queries/services.ts';

/** Links the user at once, and goes on to the segment (R-131, S-050). */
export const useLinkSegment = (segment: EventSegment) => {
  const { client, session } = useServices();
  const navigate = useNavigate();
  const { mutate, isError } = useMutation({
    mutationFn: async () => {
      await client.events.link({ body: { event_segment: segment.id } });
      session.enter((await client.auth.userData()).data);
    },
    onSuccess: () => navigate(paths.segment(segment.slug), { replace: true }),
  });
  useEffect(() => mutate(), [mutate]);
  return { failed: isError };
};
