import type { EndReason, FreshTokens, Session } from '../client/session.ts';

/** A session in memory that says how it ended. */
export const memorySession = (start: { access?: string; temporary?: string; refresh?: string } = {}) => {
  const kept = { ...start };
  const ended: EndReason[] = [];
  const session: Session = {
    accessToken: () => kept.access ?? null,
    temporaryToken: () => kept.temporary ?? null,
    refreshToken: () => kept.refresh ?? null,
    store: (tokens: FreshTokens) => {
      kept.access = tokens.access_token;
      kept.refresh = tokens.refresh_token;
      delete kept.temporary;
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
