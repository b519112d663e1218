import { languageCodes } from './languages.ts';

/**
 * Fields of requests whose texts may have lines: messages, descriptions, formatted texts, documents, what somebody saw before, and passwords, which
 * are compared and never shown. Every other text of a request is one line.
 */
const withLines: ReadonlySet<string> = new Set([
  'about_rating',
  'about_text',
  'brand_style',
  'confirm',
  'delivery_msg',
  'description',
  'details',
  'document',
  'find_out_more_text',
  'internal_note',
  'landing_modal_text',
  'message',
  'note',
  'our_brands_text',
  'our_partners_text',
  'our_platform_text',
  'our_retailers_text',
  'our_values_text_1',
  'our_values_text_2',
  'our_values_text_3',
  'password',
  'password_confirmation',
  'press_release',
  'reason',
  'request_a_demo_text',
  'seen',
  'ship_msg',
  'subscribe',
  'summary',
  'terms',
  'text',
  'username',
  'value',
]);

const languages: ReadonlySet<string> = new Set(languageCodes);

/** Whether the text at a place of a request may have lines. Its field decides; numbers of a list and languages are none. */
export const mayHaveLines = (place: readonly PropertyKey[]): boolean => {
  const field = place.findLast((part) => typeof part === 'string' && !/^\d+$/.test(part) && !languages.has(part));
  return typeof field === 'string' && withLines.has(field);
};

/** Ends of lines, other control characters, and marks that turn the order of letters around. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** A text without line breaks, control characters and marks that make it read as another one. */
export const isOneLine = (text: string): boolean => text.search(unfit) === -1;

/** The same text on one line, for what comes out of a file and cannot be refused character by character. */
export const toOneLine = (text: string): string => text.replaceAll(unfit, ' ');
