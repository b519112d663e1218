import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { DocsPart } from '../../packages/ui/src/testing/docs.ts';
import * as css from './parts.css.ts';
import { placesOf, watch } from './places.ts';
import type { Place } from './places.ts';
import { Said } from './Said.tsx';
import { useFrameAddress } from './useFrameAddress.ts';

interface Drawn {
  onRoot: (root: HTMLElement | null) => (() => void) | undefined;
}

type Docs = ReturnType<typeof useFirstStory>;

const useFirstStory = () => use(DocsContext).componentStories()[0];

/** What covers the page, such as a dialog, is in a window of its own. */
const Framed = ({ story, onRoot }: Drawn & { story: NonNullable<Docs> }) => {
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (
    <iframe
      className={css.frame}
      style={{ blockSize: story.parameters['docs'].story.iframeHeight }}
      title="Parts"
      loading="lazy"
      src={useFrameAddress(story.id)}
      onLoad={({ currentTarget }) => {
        stop.current?.();
        stop.current = onRoot(currentTarget.contentDocument?.body ?? null);
      }}
    />
  );
};

const Inline = ({ story, onRoot }: Drawn & { story: NonNullable<Docs> }) => (
  <div ref={onRoot} className={story.parameters['layout'] === 'fullscreen' ? undefined : css.padded}>
    <Story of={story.moduleExport} inline autoplay={false} __forceInitialArgs />
  </div>
);

/** The first story, with a number at each part. The list below says the same in words, so the picture is silent. */
const Numbered = ({ anatomy, story }: { anatomy: readonly DocsPart[]; story: NonNullable<Docs> }) => {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const onRoot = useCallback(
    (root: HTMLElement | null) =>
      root
        ? watch(root, () =>
            setPlaces((before) => {
              const now = placesOf(root, anatomy);
              return JSON.stringify(now) === JSON.stringify(before) ? before : now;
            }),
          )
        : undefined,
    [anatomy],
  );
  const Drawing = story.parameters['docs']?.story?.inline === false ? Framed : Inline;
  return (
    <div className={css.picture} inert aria-hidden data-part="numbered">
      <Drawing story={story} onRoot={onRoot} />
      {places.map(({ number, left, top }) => (
        <span key={number} className={css.number} style={{ left, top }}>
          {number}
        </span>
      ))}
    </div>
  );
};

/** The parts of a component, numbered in a picture. */
export const Parts = ({ anatomy }: { anatomy: readonly DocsPart[] }) => {
  const story = useFirstStory();
  const isPictured = anatomy.some((part) => typeof part !== 'string');
  return (
    <section>
      <h3 className="sbdocs-h3">Parts</h3>
      {isPictured && story ? <Numbered anatomy={anatomy} story={story} /> : null}
      <ol className={css.list}>
        {anatomy.map((part) => {
          const says = typeof part === 'string' ? part : part[0];
          return (
            <li key={says}>
              <Said>{says}</Said>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
