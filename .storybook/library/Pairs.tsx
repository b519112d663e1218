import { Thumbnail } from '@vitrine/studio';
import { Box } from '@vitrine/ui/foundation';
import { Suspense, use, useSyncExternalStore } from 'react';
import type { DocsPair } from '../../packages/ui/src/testing/docs.ts';
import { brandings, modeOf, readGlobals } from '../modes.ts';
import * as css from './pairs.css.ts';
import { pairsOf } from './pairsOf.ts';

/** Of a picture, in pixels of the page. */
const SHOWN = 430;

const labels = { loading: 'Loading …', failed: 'We couldn’t show this. Reload the page.' };

const root = document.documentElement;

const observe = (notify: () => void): (() => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(root, { attributes: true });
  return () => observer.disconnect();
};

/** The partner and mode of the toolbar: the stories of the page put them on its root. */
const useSeen = () => {
  const partner = useSyncExternalStore(observe, () => root.dataset['partner']);
  const mode = useSyncExternalStore(observe, () => root.dataset['mode']);
  return readGlobals({ partner, mode });
};

interface ExampleProps {
  example: DocsPair['do'];
  isGood: boolean;
  width: NonNullable<DocsPair['width']>;
  height: number | undefined;
}

const Example = ({ example: { says, show: Show }, isGood, width, height = 140 }: ExampleProps) => {
  const seen = useSeen();
  return (
    <figure className={css.example[isGood ? 'good' : 'bad']}>
      <Thumbnail
        title={`${isGood ? 'Do' : 'Don’t'}: ${says}`}
        branding={brandings[seen.partner]}
        mode={modeOf(seen)}
        language="en"
        width={width}
        minHeight={height}
        scale={SHOWN / width}
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
      <h3>Do and don’t in pictures</h3>
      <Suspense fallback={null}>
        <Arriving from={loadPairs(component, load)} />
      </Suspense>
    </section>
  ) : null;
};
