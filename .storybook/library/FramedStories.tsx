import { Description, DocsContext, Source } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import * as css from './page.css.ts';
import { useFrameAddress } from './useFrameAddress.ts';

type Story = ReturnType<ReturnType<typeof useStories>['slice']>[number];

const useStories = () =>
  use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));

const Code = ({ story }: { story: Story }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>Code</summary>
      {open ? <Source of={story.moduleExport} /> : null}
    </details>
  );
};

/** In a window of its own, as the toolbar says; loaded when it comes into view. */
const Framed = ({ story }: { story: Story }) => {
  const { iframeHeight } = story.parameters['docs'].story;
  return (
    <>
      <iframe
        className={css.pane}
        style={{ inlineSize: '100%', blockSize: iframeHeight }}
        title={story.name}
        loading="lazy"
        src={useFrameAddress(story.id)}
      />
      <Code story={story} />
    </>
  );
};

/** The first story of a component that covers the page, such as a dialog. */
export const FramedPrimary = () => {
  const [first] = useStories();
  return first ? <Framed story={first} /> : null;
};

/** Its other stories. */
export const FramedStories = () => (
  <>
    <h2 className="sbdocs-h2">Stories</h2>
    {useStories()
      .slice(1)
      .map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          <Description of={story.moduleExport} />
          <Framed story={story} />
        </section>
      ))}
  </>
);
