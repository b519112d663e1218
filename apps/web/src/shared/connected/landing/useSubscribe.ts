import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../queries/services.ts';
import { convert } from '../tracking/track.ts';

/** Adds an address to the newsletter, and counts it as a conversion. */
export const useSubscribe = () => {
  const services = useServices();
  const { client } = services;
  return useMutation({
    mutationFn: (body: Parameters<typeof client.landing.subscribe>[0]['body']) => client.landing.subscribe({ body }),
    onSuccess: (_, { email, maillist }) =>
      convert(services, { identifier: 'newsletter', email, companyType: maillist }),
  });
};
