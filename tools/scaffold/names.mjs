// One word in the forms that sources need.
import { fail } from './write.mjs';

/** `size-charts` as `sizeCharts`, `sizeChart`, `SizeChart`, `size_chart`, `size charts`. */
export const namesOf = (word) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*s$/.test(word))
    fail(`'${word}' is no name for many of a kind. Take small letters and an s at the end, as in size-charts.`);
  const parts = word.slice(0, -1).split('-');
  const capital = (part) => part[0].toUpperCase() + part.slice(1);
  const Thing = parts.map(capital).join('');
  const thing = Thing[0].toLowerCase() + Thing.slice(1);
  return {
    thing,
    Thing,
    things: `${thing}s`,
    Things: `${Thing}s`,
    table: parts.join('_'),
    said: `${parts.join(' ')}s`,
  };
};
