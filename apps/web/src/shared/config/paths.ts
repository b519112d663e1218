/** Asks for the draft of a brand's page. */
export const draftQuery = { brand_page_draft: '1' } as const;

/** Every address of the shop, in one place. */
export const paths = {
  /** `anchor` is a section of the page, such as `ourplatform`. */
  landing: (anchor?: string) => withAnchor('/', anchor),
  /** `anchor` is a section of the page, such as `ourteam`. */
  whoWeAre: (anchor?: string) => withAnchor('/whoweare', anchor),
  /** A campaign page of the account. */
  campaign: (slug: string) => `/${slug}`,
  register: (query: Record<string, string> = {}, event?: string) =>
    withQuery(event === undefined ? '/register' : `/register/${event}`, query),
  login: () => '/?showLoginPopup=true',
  brands: (query: Record<string, string> = {}) => withQuery('/brands', query),
  brand: (slug: string) => `/${slug}`,
  /** Where a visitor registers or signs in for a brand; signing in leads to `next`, otherwise to the collections (S-020). */
  brandRegister: (slug: string, next?: string) => withQuery(`/${slug}/register`, next === undefined ? {} : { next }),
  /** A brand on a single page. */
  lightBrand: (slug: string, query: Record<string, string> = {}) => withQuery(`/brand/${slug}`, query),
  /** The page as its draft would make it, for the brand's own people and staff (D-060). */
  brandDraft: (slug: string) => withQuery(`/${slug}`, draftQuery),
  brandHistory: (slug: string, query: Record<string, string> = {}) => withQuery(`/${slug}/history`, query),
  collections: (slug: string) => `/${slug}/collections`,
  collection: (slug: string, id: number, query: Record<string, string> = {}) =>
    withQuery(`/${slug}/collections/${id}`, query),
  /** Where signed-in users begin, from the menu (D-036). */
  home: () => '/newhome',
  categories: () => '/categories',
  /** The line sheet of a collection, to choose from. */
  myList: (collection: number, query: Record<string, string> = {}) =>
    withQuery(`/createmyownlist/${collection}`, query),
  /** Products of any brand; ids are joined by commas. */
  products: (query: Partial<Record<'sellers' | 'categories' | 'collections' | 'tags' | 'search', string>> = {}) =>
    withQuery('/products', query),
  product: (id: number) => `/product/${id}`,
  /** Favourites of the retailer. */
  favorites: () => '/favorites',
  /** Products side by side, at an address that can be shared. */
  compare: (ids: readonly number[]) => `/compare?products=${ids.join(',')}`,
  carts: () => '/cart',
  /** `anchor` is a part of the cart, such as one product. */
  cart: (id: number, anchor?: string) => withAnchor(`/cart/${id}`, anchor),
  orders: (past = false) => (past ? '/order?past=1' : '/order'),
  order: (id: number, past = false) => (past ? `/order/${id}?past=1` : `/order/${id}`),
  connections: (all = false) => (all ? '/connections?filter=all' : '/connections'),
  /** The inbox, or the chat with a company or a visitor; `message` names the message to begin at. */
  messages: (subject?: number | string, { filter, message }: { filter?: string; message?: number } = {}) =>
    withAnchor(
      withQuery(subject === undefined ? '/messages' : `/messages/${subject}`, filter === undefined ? {} : { filter }),
      message === undefined ? undefined : String(message),
    ),
  /** What happened to the signed-in user. */
  notifications: () => '/notifications',
  retailers: (query: Record<string, string> = {}) => withQuery('/buyers', query),
  retailer: (id: number) => `/buyers/${id}`,
  /** Of a retailer's people. */
  profile: (tab?: 'address') => (tab === undefined ? '/profile' : `/profile?tab=${tab}`),
  /** Of a brand's people and of staff. */
  account: () => '/account',
  /** Where a branding is tried out before it is live. */
  studio: () => '/pattern',
  /** The front page with the login open; signing in leads to `next`. */
  loginTo: (next: string) => withQuery('/', { showLoginPopup: 'true', next }),
  /** The landing page of an event. */
  event: (slug: string) => `/project/${slug}`,
  /** The same page by the address that brands link to. */
  specialEvent: (slug: string) => `/project/special/${slug}`,
  /** A segment inside its event. */
  eventSegment: (event: string, segment: string) => `/project/${event}/${segment}`,
  /** A segment by its own address, for linked users alone while its event is active. */
  segment: (slug: string) => `/${slug}`,
  /** Links the user to a segment. */
  linkSegment: (slug: string) => `/vincular/${slug}`,
  definePassword: () => '/define-password',
  /** The back office of the account; `area` is a part of it, such as `log`. */
  admin: (area = '', query: Record<string, string> = {}) => withQuery(area === '' ? '/admin' : `/admin/${area}`, query),
  recovery: (token: string) => `/recovery/${token}`,
} as const;

const withAnchor = (path: string, anchor: string | undefined): string =>
  anchor === undefined ? path : `${path}#${anchor}`;

const withQuery = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};
