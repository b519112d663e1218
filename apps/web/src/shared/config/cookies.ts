/** Cookies of marketing tools on the page, by what they tell (B-27, B-28). The shop reads them and sets none. */
const cookieNames = {
  trackingId: 'client_tracking_id', // B-27
  trafficSource: 'traffic_source', // B-28
} as const;

const valueOf = (cookies: string, name: string): string | null => {
  const found = cookies
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return null;
  const raw = found.slice(name.length + 1);
  try {
    return decodeURIComponent(raw) || null;
  } catch {
    return raw;
  }
};

/** A cookie of the page; null where a visitor has not agreed to it (D-104). */
export const readCookie = (cookie: keyof typeof cookieNames, cookies: string = document.cookie): string | null =>
  valueOf(cookies, cookieNames[cookie]);
