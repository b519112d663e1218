import type { EndReason, FreshTokens, Session } from '../client/session.ts';

interface Start {
  access?: string;
  temporary?: string;
  refresh?: string;
  mayUseCookie?: boolean;
  expiring?: boolean;
  isCookieForeign?: boolean;
}

/** A session in memory that says how it ended. */
export const memorySession = ({ mayUseCookie, isCookieForeign = false, ...start }: Start = {}) => {
  const kept = { ...start };
  const ended: EndReason[] = [];
  const session: Session = {
    mayUseCookie,
    isCookieForeign: () => isCookieForeign,
    isExpiring: () => kept.expiring ?? false,
    accessToken: () => kept.access ?? null,
    temporaryToken: () => kept.temporary ?? null,
    refreshToken: () => kept.refresh ?? null,
    store: (tokens: FreshTokens) => {
      kept.access = tokens.access_token;
      if (tokens.refresh_token === '') delete kept.refresh;
      else kept.refresh = tokens.refresh_token;
      delete kept.temporary;
      delete kept.expiring;
    },
    end: (reason) => {
      ended.push(reason);
      delete kept.access;
      delete kept.refresh;
      delete kept.temporary;
    },
  };
  return { session, ended, kept };
};
