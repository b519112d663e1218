import type { CallData, contract } from '@vitrine/api';
import { asBuyer, member } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { toStatus } from './mapper.ts';
import { findRetailer, listUsers } from './read.ts';

/** The stage of the viewer's retailer with its profile; of a brand its people; of staff nothing (A-007, E-03, E-47). */
export const statusOf = async (scope: Scope): Promise<CallData<typeof contract.auth.me>> => {
  const viewer = member(scope);
  const users = await listUsers(scope, viewer);
  return toStatus(viewer.stage, viewer.side === 'buyer' ? await findRetailer(asBuyer(scope)) : undefined, users);
};
