/**
 * For the head of the manager and of the preview. If a browser blocks storage, reading `localStorage` throws, and Storybook does not start.
 * In such a browser this script keeps values in memory, until the page closes.
 */
export const storageInMemory = `<script>
for (const name of ['localStorage', 'sessionStorage']) {
  try {
    void window[name].length;
  } catch {
    const kept = new Map();
    const value = {
      getItem: (key) => kept.get(String(key)) ?? null,
      setItem: (key, text) => void kept.set(String(key), String(text)),
      removeItem: (key) => void kept.delete(String(key)),
      clear: () => kept.clear(),
      key: (place) => [...kept.keys()][place] ?? null,
      get length() {
        return kept.size;
      },
    };
    Object.defineProperty(window, name, { value, configurable: true });
  }
}
</script>`;
