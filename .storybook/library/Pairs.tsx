import { Thumbnail } from '@vitrine/studio';
import { Box } from '@vitrine/ui/foundation';
import { Suspense, use } from 'react';
import type { DocsPair } from '../../packages/ui/src/testing/docs.ts';
import { brandings, modeOf } from '../modes.ts';
import * as css from './pairs.css.ts';
import { pairsOf } from './pairsOf.ts';
import { useGlobals } from './useGlobals.ts';

/** Of a picture, in pixels of the page. What a wide window shows would be too small to read at half the page. */
const shownWidths = { 390: css.NARROW, 768: css.WIDE, 1440: css.WIDE } as const;

const labels = { loading: 'Loading …', failed: 'We couldn’t show this. Reload the page.' };

interface ExampleProps {
  example: DocsPair['do'];
  isGood: boolean;
  width: NonNullable<DocsPair['width']>;
  height: number | undefined;
}

const Example = ({ example: { says, show: Show }, isGood, width, height = 140 }: ExampleProps) => {
  const seen = useGlobals();
  return (
    <figure className={css.example[isGood ? 'good' : 'bad']} style={{ inlineSize: shownWidths[width] }}>
      <Thumbnail
        title={`${isGood ? 'Do' : 'Don’t'}: ${says}`}
        branding={brandings[seen.partner]}
        mode={modeOf(seen)}
        language="en"
        width={width}
        minHeight={height}
        scale={shownWidths[width] / width}
        labels={labels}
      >
        <Box padding={width === 1440 ? 'none' : 'lg'}>
          <Show />
        </Box>
      </Thumbnail>
      <figcaption className={css.caption}>
        <span aria-hidden>{isGood ? '✓' : '✗'}</span>
        <span>
          <strong>{isGood ? 'Do.' : 'Don’t.'}</strong> {says}
        </span>
      </figcaption>
    </figure>
  );
};

const List = ({ pairs }: { pairs: readonly DocsPair[] }) =>
  pairs.map(({ width = 390, height, do: good, dont: bad }) => (
    <div key={good.says} className={css.sides}>
      <Example example={good} isGood width={width} height={height} />
      <Example example={bad} isGood={false} width={width} height={height} />
    </div>
  ));

type Loaded = Promise<{ pairs: readonly DocsPair[] }>;

/** Asked for once each: React renders again while it waits. */
const loaded = new Map<string, Loaded>();

const loadPairs = (component: string, load: () => Loaded): Loaded => {
  const found = loaded.get(component) ?? load();
  loaded.set(component, found);
  return found;
};

const Arriving = ({ from }: { from: Loaded }) => <List pairs={use(from).pairs} />;

/** A component's rules as pictures: what to do beside what not to do. */
export const Pairs = ({ title }: { title: string }) => {
  const component = title.split('/').slice(0, 2).join('/');
  const load = pairsOf.get(component);
  return load ? (
    <section>
      <h3 className="sbdocs-h3">Do and don’t in pictures</h3>
      <Suspense fallback={null}>
        <Arriving from={loadPairs(component, load)} />
      </Suspense>
    </section>
  ) : null;
};
