/** Whether `Intl` knows a time zone by its IANA name, such as `America/Sao_Paulo`. Offsets such as `+03:00` are no names. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Names of the time zones to choose from, UTC first. */
export const listTimeZones = (): string[] => [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** The day of a moment in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, value] as const);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts) as Record<string, string>;
  return `${year.padStart(4, '0')}-${month}-${day}`;
};
