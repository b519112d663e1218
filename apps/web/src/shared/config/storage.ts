/**
 * What the browser keeps, by name: the one place that knows the keys (D-103).
 * `session` entries end with the tab.
 */
const storageKeys = {
  accessToken: 'access_token', // B-01
  temporaryToken: 'temporary_token', // B-02
  refreshToken: 'refresh_token', // B-03, where the server keeps it in no cookie
  accessEnds: 'access_ends',
  foreignCookie: 'foreign_cookie', // the cookie's session is another user's
  signOutPending: 'sign_out_pending',
  user: 'user', // B-04
  userData: 'userData', // B-05
  buyerData: 'buyerData', // B-06
  buyerStage: 'buyerStage', // B-07
  userType: 'user_type', // B-08
  userSide: 'user_stype', // B-09
  pricelist: 'user.pricelist', // B-10
  sellerSlug: 'seller_slug', // B-11
  language: 'language_code', // B-12
  accountLogo: 'account_logo', // B-13
  accountTitle: 'account_title', // B-14
  accountName: 'account_name', // B-15
  poweredBy: 'account_powered_by', // B-16
  accountHash: 'account_hash', // B-17
  eventSegments: 'event_segments', // B-18
  showWelcome: 'show_welcome_msg', // B-19
  noRedirect: 'no_redirect', // B-20
  eventPath: 'event_path', // B-21
  brandSlug: 'brand_slug', // B-22
  defaultEvent: 'default_event', // B-23
  lastFilter: 'last_filter', // B-24
  loginTarget: 'login_target', // B-26
  connectTo: 'connect_to', // D-002
  seenStage: 'seen_stage', // K-02
  account: 'account',
  unsavedCells: 'unsaved_cells',
  removals: 'cart_removals',
  cartMessages: 'cart_messages',
  chatDrafts: 'chat_drafts',
  registration: 'typed_registration', // of a tab
  typedUnits: 'typed_units', // of a tab
  unsentMessages: 'unsent_messages',
  pricelists: 'user.pricelists', // D-101
  compared: 'compared_products',
  viewing: 'viewing', // D-067
  pausedUser: 'paused_user', // whose session has ended in the middle of their work
} as const;

export type StorageKey = keyof typeof storageKeys;

/** Kept when the session ends: they belong to the browser or to the account, not to the user. */
const SURVIVORS: readonly StorageKey[] = [
  'language',
  'accountLogo',
  'accountTitle',
  'accountName',
  'poweredBy',
  'accountHash',
  'account',
  'eventSegments',
  'signOutPending',
];

/** What a user has typed or chosen. It outlives a session that ends in the middle of their work. */
export const TYPED: readonly StorageKey[] = [
  'pricelist',
  'pricelists',
  'unsavedCells',
  'removals',
  'cartMessages',
  'chatDrafts',
  'unsentMessages',
  'compared',
];

export interface BrowserStorage {
  get(key: StorageKey): string | null;
  set(key: StorageKey, value: string | null): void;
  /** Reads JSON; what cannot be read is as good as absent. */
  getJson<T>(key: StorageKey): T | null;
  setJson(key: StorageKey, value: unknown): void;
  /** Forgets the user: everything but the language, the account, and what is named. */
  clearUser(but?: readonly StorageKey[]): void;
  /** Calls back when another tab changes the entry. */
  onChange(key: StorageKey, listener: () => void): void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memoryStore = (): Store => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

/** A browser may refuse storage altogether (private windows, blocked cookies): then the tab's memory must do. */
const usableStore = (store: () => Store): Store => {
  try {
    const probe = 'vitrine_probe';
    store().setItem(probe, probe);
    store().removeItem(probe);
    return store();
  } catch {
    return memoryStore();
  }
};

const parse = <T>(text: string | null): T | null => {
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
};

/** A tab in which staff see the shop as somebody else keeps that session to itself (D-067). */
const ownStore = (): Store => (sessionStorage.getItem(storageKeys.viewing) ? sessionStorage : localStorage);

/** Storage over the browser's, or over memory where there is none (server, tests). */
export const createStorage = (source: () => Store = ownStore): BrowserStorage => {
  const store = usableStore(source);
  const set = (key: StorageKey, value: string | null): void => {
    if (value === null) store.removeItem(storageKeys[key]);
    else store.setItem(storageKeys[key], value);
  };
  return {
    get: (key) => store.getItem(storageKeys[key]),
    set,
    getJson: (key) => parse(store.getItem(storageKeys[key])),
    setJson: (key, value) => set(key, value === null ? null : JSON.stringify(value)),
    clearUser: (but = []) => {
      const kept = [...SURVIVORS, ...but];
      for (const key of Object.keys(storageKeys) as StorageKey[]) if (!kept.includes(key)) set(key, null);
    },
    onChange: (key, listener) => {
      // The memory of a tab is nobody else's.
      if (typeof Storage === 'undefined' || !(store instanceof Storage)) return;
      addEventListener('storage', (event) => {
        if (event.storageArea === store && (event.key === storageKeys[key] || event.key === null)) listener();
      });
    },
  };
};

export const createMemoryStorage = (): BrowserStorage => createStorage(memoryStore);
