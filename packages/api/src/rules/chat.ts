const megabyte = 1_048_576;

/** How much may be written in a chat (V-069, V-070, D-097). */
export const chatLimits = {
  /** Characters of a message. */
  messageLength: 5000,
  /** Characters of a message by the form of a brand's page. */
  formLength: 4000,
  /** Bytes of a picture. */
  pictureBytes: 5 * megabyte,
  /** Messages a page. */
  page: 50,
  /** Messages of the first page when the address names an older message. */
  longestPage: 500,
} as const;

/** Kinds of pictures: jpeg, jpg, gif and png. */
export const CHAT_PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/gif', 'image/png'] as const;
