/** Prints what a test did in one line, such as `5,000 commands, 212 orders, seed 7`. */
export const report = ({ seed, ...counts }: { seed: number } & Record<string, number>): void => {
  const said = Object.entries(counts).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  process.stdout.write(`${[...said, `seed ${seed}`].join(', ')}\n`);
};
