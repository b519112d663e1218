import type { CallData, contract } from '@vitrine/api';
import { unauthenticated } from '../../../domain/refusal.ts';
import { member } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { toUserData } from './mapper.ts';
import { findUser } from './repository.ts';

/** The signed-in member, as the browser keeps them (E-02). */
export const userDataOf = async (scope: Scope): Promise<CallData<typeof contract.auth.userData>> => {
  const viewer = member(scope);
  const user = await findUser(scope, viewer);
  if (!user) throw unauthenticated();
  // A greeting that staff close would come back: they cannot note that it was seen.
  const isSeen = viewer.viewedBy ? { welcomeSeen: true, brandTipsSeen: true } : {};
  return toUserData({ ...user, ...isSeen }, scope.account);
};
