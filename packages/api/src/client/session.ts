/** What a session lives on. */
export interface FreshTokens {
  access_token: string;
  refresh_token: string;
}

/** `expired`: there is nothing to refresh with. `refused`: the server did not accept the refresh token. */
export type EndReason = 'expired' | 'refused';

/** Where the app keeps its tokens; the client only asks. */
export interface Session {
  accessToken(): string | null;
  /** From the `token` query parameter; while there is one it is sent instead of the access token. */
  temporaryToken(): string | null;
  refreshToken(): string | null;
  /** Keeps a fresh pair. It replaces the temporary token too. */
  store(tokens: FreshTokens): void;
  /** Forgets everything; the app decides where the user goes. */
  end(reason: EndReason): void;
}

/** The token to send now. */
export const currentToken = (session: Session): string | null => session.temporaryToken() ?? session.accessToken();
