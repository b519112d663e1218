import { useSearchParams } from 'react-router-dom';

/** The address's query, and a way to change parts of it: null takes a part out. A change may also be made in place of the last entry. */
export const useQuerySearch = () => {
  const [search, setSearch] = useSearchParams();
  const change = (parts: Record<string, string | null>, options: { replace?: boolean } = {}): void =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(parts)) {
          if (value === null || value === '') next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: options.replace ?? false },
    );
  return { search, change };
};
