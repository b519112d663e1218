import type { ContentChange } from '@vitrine/api';
import { plainHost } from '../../../domain/hosts.ts';
import { invalid } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { t } from './words.ts';

/** Refuses to remove the host that the person uses now: the next call would reach another account. */
export const keepOwnHost = ({ account, language }: Scope, change: ContentChange, asked: string): void => {
  const host = plainHost(asked);
  if (change.kind !== 'settings' || !account.hosts.includes(host) || change.document.hosts.includes(host)) return;
  throw invalid({ 'document.hosts': [t(language, 'hostInUse', { host })] });
};
