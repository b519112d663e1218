import { useEffect, useState } from 'react';

/** A value as it was when the screen was last painted: what is made of it does not keep the screen from being painted. */
export const useOncePainted = <T>(value: T): T => {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
    };
  }, [value]);
  return painted;
};
