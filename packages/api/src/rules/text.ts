/** Minimum lengths of the rule types text1, text2, text3 (V-033, V-034, V-035). */
const MINIMUM = { text1: 3, text2: 8, text3: 1 } as const;

export type TextRule = keyof typeof MINIMUM;

/** Letters that are a word or a syllable each: names such as 李娜 and cities such as 上海 have two of them. */
const WHOLE_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LETTERS_OF_A_WORD = 3;

/** How long a text is for a minimum of letters. Spaces around do not count; a letter that is a word counts as three. */
export const countLetters = (value: string): number => {
  const text = value.trim();
  return text.length + (text.match(WHOLE_WORDS)?.length ?? 0) * (LETTERS_OF_A_WORD - 1);
};

export const isText = (rule: TextRule, value: string): boolean => countLetters(value) >= MINIMUM[rule];

export const isFilled = (value: string | null | undefined): value is string => isText('text3', value ?? '');

/** The longest address mail can carry; it also keeps patterns cheap. */
const EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@\p{Cc}\p{Cs}]+@[^\s@.\p{Cc}\p{Cs}]+(?:\.[^\s@.\p{Cc}\p{Cs}]+)+$/u;

/** Non-space, @, non-space, dot, something (V-036). Control characters and halves of characters are no part of an address. */
export const isEmail = (value: string): boolean => value.length <= EMAIL_LENGTH && EMAIL.test(value);

const URL_LENGTH = 2000;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** What parsers strip or fold, so that the eye and the browser read different addresses. */
const HIDDEN = /[\s\\\p{Cc}]/u;

const parse = (value: string): URL | null =>
  value.length > URL_LENGTH || HIDDEN.test(value) ? null : URL.parse(value);

/** An http(s) address with a domain, and nothing hidden in front of it. */
export const isHttpUrl = (value: string): boolean => {
  if (!/^https?:\/\//i.test(value)) return false;
  const url = parse(value);
  return url !== null && url.username === '' && url.password === '' && DOMAIN.test(url.hostname);
};

/** An https address: what is behind it cannot be read or changed on the way. */
export const isHttpsUrl = (value: string): boolean => isHttpUrl(value) && /^https:/i.test(value);

/** An address of a film that browsers play: a page about a film, such as one of a video service, is none. */
export const isVideoLink = (value: string): boolean =>
  isHttpsUrl(value) && /\.(?:mp4|m4v|webm)$/i.test(new URL(value).pathname);

/** An address with `https://` in front when it has no scheme (V-087). */
export const withScheme = (value: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);

/** A name on Instagram as people write it. */
const HANDLE = /^@([\w.]{1,30})$/;

/** What somebody wrote for a website, as an address: a domain gets its scheme, `@name` its page on Instagram. Anything else stays. */
export const toWebsite = (value: string): string => {
  const text = value.trim();
  const [, name] = HANDLE.exec(text) ?? [];
  if (name) return `https://www.instagram.com/${name}`;
  return isUrl(text) ? withScheme(text) : value;
};

/** A web address; the scheme may be missing (V-039). */
export const isUrl = (value: string): boolean => isHttpUrl(withScheme(value));

const isOnHost = (value: string, host: string): boolean => {
  const name = isHttpUrl(value) ? new URL(value).hostname : '';
  return name === host || name === `www.${host}`;
};

/** Starts with http(s)://(www.)instagram.com/ (V-037). */
export const isInstagram = (value: string): boolean =>
  isOnHost(value, 'instagram.com') && /^https?:\/\/[^/]+\//i.test(value);

/** An address on facebook.com; the scheme may be missing (V-038). */
export const isFacebook = (value: string): boolean => isOnHost(withScheme(value), 'facebook.com');

/** The first year that counts is 1951 (V-040, D-089, K-30). */
export const FIRST_YEAR = 1951;

/** A year from 1951 to the current one, in four figures (V-040). */
export const isYear = (value: string | number, currentYear: number): boolean => {
  const year = String(value).trim();
  return /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= currentYear;
};
