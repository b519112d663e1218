import { replaceEqualDeep } from '@tanstack/react-query';
import type { CallData, EndReason, FreshTokens, Session, VitrineContract } from '@vitrine/api/client';
import { TYPED, type BrowserStorage } from '../config/storage.ts';

export type UserData = CallData<VitrineContract['auth']['userData']>;
export type BuyerStage = NonNullable<CallData<VitrineContract['auth']['me']>['stage']>;

export interface SessionState {
  /** Null for a visitor. */
  user: UserData | null;
  stage: BuyerStage | null;
  /** The session has ended, and the user still sees what it was. Nothing is sent until they have signed in again. */
  isPaused?: boolean;
}

export interface AppSession extends Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps who signed in (B-04, B-05, B-06, B-07, B-08, B-09, B-11, B-19). */
  enter: (user: UserData) => void;
  setStage: (stage: BuyerStage | null) => void;
  /** Called when the session ended; the app decides where to go. */
  onEnd: (listener: (reason: EndReason) => void) => () => void;
  /** Called when a call waits for the user to sign in again. Without anybody to ask them, the session ends instead. */
  onAsk: (listener: () => void) => () => void;
  /** Called when another tab changed who is signed in. */
  onSwitch: (listener: (before: SessionState) => void) => () => void;
}

/** The access token is replaced this long before it ends. */
const EARLY_MS = 30_000;

const VISITOR: SessionState = { user: null, stage: null };

const restore = (storage: BrowserStorage): SessionState => {
  const user = storage.get('accessToken') ? storage.getJson<UserData>('userData') : null;
  return user ? { user, stage: storage.get('buyerStage') as BuyerStage | null } : VISITOR;
};

const remember = (storage: BrowserStorage, user: UserData): void => {
  storage.setJson('userData', user);
  storage.setJson('user', { id: user.id, first_name: user.first_name, email: user.email });
  storage.setJson('buyerData', user.buyer);
  storage.set('userType', user.entity_type);
  storage.set('userSide', user.entity_stype);
  storage.set('sellerSlug', user.seller_slug);
  storage.set('showWelcome', user.welcome_msg ? 'true' : null);
};

const isExpiring = (storage: BrowserStorage): boolean => {
  const ends = storage.get('accessEnds');
  return ends !== null && storage.get('temporaryToken') === null && Number(ends) - Date.now() < EARLY_MS;
};

const keepTokens = (storage: BrowserStorage, { access_token, refresh_token, expires_in }: FreshTokens): void => {
  storage.set('temporaryToken', null);
  storage.set('foreignCookie', null);
  storage.set('accessToken', access_token);
  storage.set('accessEnds', expires_in === undefined ? null : String(Date.now() + expires_in * 1000));
  storage.set('refreshToken', refresh_token === '' ? null : refresh_token);
  // The cookie of an earlier user has been replaced.
  storage.set('signOutPending', null);
};

/** Web Locks hold in all tabs of an origin; browsers offer them on secure pages. */
const takeTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request('vitrine-refresh', work) : work();
};

/** Listeners for one kind of event. */
const createListeners = <T>() => {
  const all = new Set<(event: T) => void>();
  return {
    add: (listener: (event: T) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    /** Whether anybody listens. */
    call: (event: T): boolean => {
      for (const listener of all) listener(event);
      return all.size > 0;
    },
  };
};

interface SessionOptions {
  /** The API is on the page's own origin, so that the server may keep the refresh token in a cookie (B-03). */
  mayUseCookie?: boolean;
}

/** The session of this browser: tokens in storage, the user as an observable value that follows the other tabs. */
export const createSession = (storage: BrowserStorage, { mayUseCookie = false }: SessionOptions = {}): AppSession => {
  let state = restore(storage);
  const changed = createListeners<void>();
  const ended = createListeners<EndReason>();
  const switched = createListeners<SessionState>();
  const asked = createListeners<void>();
  /** Calls that wait for the end of a pause. */
  let waiting: (() => void)[] = [];
  /** A session may end while the page is still loading: who listens first hears of it. */
  let missedEnd: EndReason | undefined;
  const change = (next: SessionState): void => {
    const before = state;
    // The same user, read again, is no change: the whole page would be drawn again.
    state = replaceEqualDeep(before, next);
    if (state !== before) changed.call();
    if (state.isPaused) return;
    for (const goOn of waiting) goOn();
    waiting = [];
  };
  /** What a user typed is kept for them alone, until they or somebody else sign in. */
  const forgetAllButTyped = (user: number): void => {
    storage.set('pausedUser', String(user));
    storage.clearUser([...TYPED, 'pausedUser']);
  };
  const follow = (): void => {
    const before = state;
    const next = restore(storage);
    const isPaused = !next.user && before.user && storage.get('pausedUser') === String(before.user.id);
    change(isPaused ? { ...before, isPaused } : next);
    if (before.user?.id !== state.user?.id) switched.call(before);
  };
  storage.onChange('userData', follow);
  storage.onChange('buyerStage', follow);
  storage.onChange('pausedUser', follow);
  return {
    mayUseCookie,
    isCookieForeign: () => storage.get('foreignCookie') !== null,
    takeTurn,
    isExpiring: () => isExpiring(storage),
    getState: () => state,
    subscribe: changed.add,
    onEnd: (listener) => {
      if (missedEnd) listener(missedEnd);
      missedEnd = undefined;
      return ended.add(listener);
    },
    onSwitch: switched.add,
    onAsk: asked.add,
    userId: () => state.user?.id,
    pause: () => {
      const { user } = state;
      const isLink = storage.get('temporaryToken') !== null || storage.get('viewing') !== null;
      if (!user || isLink || !asked.call()) return false;
      forgetAllButTyped(user.id);
      change({ ...state, isPaused: true });
      return true;
    },
    whenGoingOn: async () => {
      if (!state.isPaused) return;
      asked.call();
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    accessToken: () => storage.get('accessToken'),
    temporaryToken: () => storage.get('temporaryToken'),
    // A server that takes a temporary token once exchanges it like a refresh token (S-026, D-134).
    refreshToken: () => storage.get('temporaryToken') ?? storage.get('refreshToken'),
    store: (tokens) => keepTokens(storage, tokens),
    enter: (user) => {
      const before = storage.get('pausedUser');
      // What one person typed is nobody else's.
      if (before !== null && before !== String(user.id)) for (const key of TYPED) storage.set(key, null);
      remember(storage, user);
      storage.set('pausedUser', null);
      change({ user, stage: state.stage });
    },
    setStage: (stage) => {
      storage.set('buyerStage', stage);
      change({ ...state, stage });
    },
    end: (reason) => {
      if (storage.get('temporaryToken') !== null && storage.get('accessToken') !== null) {
        // A link that does not work signs nobody out.
        storage.set('temporaryToken', null);
        return;
      }
      if (reason === 'left' || !state.user || storage.get('viewing') !== null) storage.clearUser();
      else forgetAllButTyped(state.user.id);
      change(VISITOR);
      if (!ended.call(reason)) missedEnd = reason;
    },
  };
};
