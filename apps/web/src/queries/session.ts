import type { CallData, EndReason, FreshTokens, Session, VitrineContract } from '@vitrine/api/client';
import type { BrowserStorage } from '../config/storage.ts';

export type UserData = CallData<VitrineContract['auth']['userData']>;
export type BuyerStage = NonNullable<CallData<VitrineContract['auth']['me']>['stage']>;

export interface SessionState {
  /** Null for a visitor. */
  user: UserData | null;
  stage: BuyerStage | null;
}

export interface AppSession extends Session {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps who signed in (B-04…B-09, B-11). */
  enter: (user: UserData) => void;
  setStage: (stage: BuyerStage | null) => void;
  /** Called when the session ended without the user's wish; the app decides where to go. */
  onEnd: (listener: (reason: EndReason) => void) => () => void;
}

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
};

/** The session of this browser: tokens in storage, the user as an observable value. */
export const createSession = (storage: BrowserStorage): AppSession => {
  let state = restore(storage);
  const listeners = new Set<() => void>();
  const endListeners = new Set<(reason: EndReason) => void>();
  const change = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    accessToken: () => storage.get('accessToken'),
    temporaryToken: () => storage.get('temporaryToken'),
    refreshToken: () => storage.get('refreshToken'),
    store: (tokens: FreshTokens) => {
      storage.set('temporaryToken', null);
      storage.set('accessToken', tokens.access_token);
      storage.set('refreshToken', tokens.refresh_token);
    },
    enter: (user) => {
      remember(storage, user);
      change({ ...state, user });
    },
    setStage: (stage) => {
      storage.set('buyerStage', stage);
      change({ ...state, stage });
    },
    end: (reason) => {
      storage.clearUser();
      change(VISITOR);
      for (const listener of endListeners) listener(reason);
    },
  };
};
