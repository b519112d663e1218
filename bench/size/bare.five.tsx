import { useState } from 'react';

/** What React and its renderer cost by themselves. */
export default function Bare() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
