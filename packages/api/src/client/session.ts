/** What a session lives on. */
export interface FreshTokens {
  access_token: string;
  /** Empty where the server keeps it in a cookie. */
  refresh_token: string;
  /** Seconds until the access token ends; not every server says. */
  expires_in?: number;
}

/** `expired`: there is nothing to refresh with. `refused`: the server did not accept the refresh token. `left`: the user signed out. */
export type EndReason = 'expired' | 'refused' | 'left';

/** Where the app keeps its tokens. The client reads them, stores fresh ones and ends the session. */
export interface Session {
  accessToken(): string | null;
  /** From the `token` query parameter; while there is one it is sent instead of the access token. */
  temporaryToken(): string | null;
  refreshToken(): string | null;
  /** True if the API is on the page's own origin, so that the server may keep the refresh token in a cookie (B-03). */
  readonly mayUseCookie?: boolean;
  /** True while the cookie is of another user's session, as after a link that signed somebody in: it renews nothing, and goes with the sign-out. */
  isCookieForeign?(): boolean;
  /** True shortly before the access token ends. */
  isExpiring?(): boolean;
  /** Runs one refresh at a time in all tabs of the browser. Without it each tab refreshes for itself. */
  takeTurn?<T>(work: () => Promise<T>): Promise<T>;
  /** Keeps a fresh pair. It replaces the temporary token too. */
  store(tokens: FreshTokens): void;
  /**
   * Ends the session, but keeps what its user sees until somebody has signed in again. False if nobody can be asked to: then the session ends
   * as a whole.
   */
  pause?(): boolean;
  /** Resolves at once, or when a paused session goes on or ends. */
  whenGoingOn?(): Promise<void>;
  /** Whose session it is; undefined for a visitor. */
  userId?(): number | undefined;
  /** Forgets everything; the app decides where the user goes. */
  end(reason: EndReason): void;
}

/** The token to send now. */
export const currentToken = (session: Session): string | null => session.temporaryToken() ?? session.accessToken();
