/**
 * Raises the version of a cart as the app knows it. Each save raises it by one: a version between two of this app's own saves belongs
 * to another writer, whose change has not been read yet.
 */
export const createVersions = () => {
  const saved = new Map<number, Set<number>>();
  return (cartId: number, known: number, version?: number): number => {
    const own = saved.get(cartId) ?? new Set();
    if (version !== undefined) saved.set(cartId, own.add(version));
    let reached = known;
    while (own.has(reached + 1)) reached += 1;
    return reached;
  };
};
