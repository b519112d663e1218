/** Milliseconds. */
export const delays = {
  /** K-03. */
  tokenLogin: 1000,
  /** K-04. */
  definePassword: 1500,
  /** K-11. */
  emailCheck: 1000,
  /** K-43. */
  brandSearch: 1000,
  /** K-44. */
  autocomplete: 500,
  /** K-45. */
  activeOnlySwitch: 300,
  /** K-46. */
  letterAnchor: 300,
  /** K-47. */
  retailerSearch: 1000,
  /** K-50. */
  banner: 4000,
} as const;

/** Entries a page. */
export const pageSizes = {
  /** K-39. */
  products: 12,
  /** K-40. */
  lineSheet: 500,
  /** Brands of the directory; whole rows of two and of four. */
  directory: 48,
  /** K-42, D-082. */
  orders: 10,
  carts: 10,
  /** D-082. */
  segmentBrands: 12,
  /** K-41. */
  retailers: 27,
  connections: 50,
  favorites: 24,
  /** D-082. */
  messages: 20,
  notifications: 20,
  /** Lists for staff. */
  staff: 50,
} as const;

/** The most of what people keep of products. */
export const productLimits = { favorites: 500, recent: 12, compared: 6 } as const;

/** K-12 (pixels), K-13 (milliseconds). */
export const anchorScroll = { offset: -120, duration: 1000 } as const;

/** Families of colours that a listing can be narrowed to, in the order of its filter. */
export const colourFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** K-70: numbers of the directory's filters in stored last-filter entries. */
export const directoryFilterTypes = { segments: 1, categories: 2, events: 3, az: 4, active: 5 } as const;
