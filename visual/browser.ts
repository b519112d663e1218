const chromium = process.env['CHROMIUM_PATH'];
const asRoot = process.getuid?.() === 0;

/** Drawing by the processor alone, in one colour space, without the screen's own smoothing: alike wherever the same Chromium runs. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/** Half of a screen's points: a whole section stays about ten kilobytes. */
export const contextOptions = {
  deviceScaleFactor: 0.5,
  reducedMotion: 'reduce' as const,
  locale: 'en-US',
  timezoneId: 'UTC',
};
