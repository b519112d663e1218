import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';

/** The stories of a component that fills the window, as links: one below the other they would be a page of many screens. */
export const StoryLinks = () => {
  const stories = use(DocsContext).componentStories();
  return (
    <>
      <h2 className="sbdocs-h2">Stories</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};
