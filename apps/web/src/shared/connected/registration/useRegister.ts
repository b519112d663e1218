import { useMutation } from '@tanstack/react-query';
import type { Registrant, RegistrationValues } from '@vitrine/ui/commerce/company/RegistrationForm';
import { useState } from 'react';
import { readCookie } from '../../config/cookies.ts';
import { toForm, toOlderForm, WIRE_TYPES } from '../../mappers/registration.ts';
import { useServices } from '../../queries/services.ts';
import { convert, track } from '../tracking/track.ts';

/** The call of the dialog, or that of the full screen (D-071). */
export type RegistrationCall = 'older' | 'send';

/** Sends a registration. All tries of one form carry one key, so that a lost answer creates nothing twice. */
export const useRegister = (call: RegistrationCall, registrant: Registrant) => {
  const services = useServices();
  const { client } = services;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (values: RegistrationValues) => {
      const visit = { trackingId: readCookie('trackingId'), trafficSource: readCookie('trafficSource') };
      return call === 'older'
        ? client.registration.older({ body: toOlderForm(values, registrant, visit), idempotencyKey })
        : client.registration.send({ body: toForm(values, registrant, visit), idempotencyKey });
    },
    onSuccess: (_, { email }) => {
      const type = WIRE_TYPES[registrant];
      track(services, { name: 'sign_up', type });
      convert(services, { identifier: 'registration', email, companyType: type });
    },
  });
};
