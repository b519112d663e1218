import autocannon from 'autocannon';

export interface Target {
  name: string;
  url: string;
  headers?: Record<string, string>;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  bytes: number;
}

const connections = 10;

const once = async ({ url, headers }: Target, seconds: number): Promise<Figures> => {
  const { requests, latency, throughput, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times.`);
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p95: latency.p97_5,
    p99: latency.p99,
    bytes: Math.round(throughput.average / requests.average),
  };
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const medians = (rounds: readonly Figures[]): Figures => {
  const of = (key: keyof Figures): number => middle(rounds.map((round) => round[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p95: of('p95'), p99: of('p99'), bytes: of('bytes') };
};

/** Measures all targets in turn, several rounds, so that a noisy minute harms all alike; medians by name. The first round only warms. */
export const measure = async (
  targets: readonly Target[],
  { rounds = 3, seconds = 5 } = {},
): Promise<Map<string, Figures>> => {
  const found = new Map(targets.map(({ name }) => [name, [] as Figures[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const target of targets) {
      const figures = await once(target, round === 0 ? 2 : seconds);
      if (round > 0) found.get(target.name)?.push(figures);
    }
  }
  return new Map([...found].map(([name, all]) => [name, medians(all)]));
};
