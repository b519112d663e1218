/** How much may be written about one order, so that it can always be read in pages. */
export const conversationLimits = {
  /** Characters of a message. */
  messageLength: 5000,
  /** Messages of both sides together. */
  messages: 1000,
  /** Entries of the order's history: status changes, changed addresses, and what else happens to it. */
  facts: 300,
  /** Messages, or entries of the history, a page. */
  page: 20,
} as const;
