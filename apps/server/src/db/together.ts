/**
 * The answers of statements that do not need each other's: within a transaction on PostgreSQL they are one trip. Throws the first failure,
 * for those after it only say that the transaction has failed, and not before all have ended: none is left to run outside of its transaction.
 */
export const together = async <const Sent extends readonly Promise<unknown>[]>(
  sent: Sent,
): Promise<{ -readonly [At in keyof Sent]: Awaited<Sent[At]> }> => {
  const all = Promise.all(sent);
  await Promise.allSettled([...sent, all]);
  return all;
};
