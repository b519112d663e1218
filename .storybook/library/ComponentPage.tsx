import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { Conditions } from './Conditions.tsx';
import { docsOf } from './docsOf.ts';
import { FramedPrimary, FramedStories } from './FramedStories.tsx';
import { Guide } from './Guide.tsx';
import { Pairs } from './Pairs.tsx';
import * as css from './page.css.ts';
import { Said } from './Said.tsx';
import { StoryLinks } from './StoryLinks.tsx';

interface Row {
  name: string;
  description?: string | undefined;
  control?: unknown;
}

/** Props that a reader cannot change here, such as callbacks: developers pass them. A list that is edited item by item has rows above. */
const InCode = ({ rows }: { rows: Readonly<Record<string, Row>> }) => {
  const names = Object.entries(rows).flatMap(([key, row]) =>
    row.control === false && !(`${key}_count` in rows) ? [row] : [],
  );
  if (names.length === 0) return null;
  return (
    <>
      <h3 className="sbdocs-h3">Set in code</h3>
      <ul>
        {names.map(({ name, description = '' }) => (
          <li key={name}>
            <code>{name}</code> <Said>{description}</Said>
          </li>
        ))}
      </ul>
    </>
  );
};

const OtherStories = ({ isFramed }: { isFramed: boolean }) =>
  isFramed ? <FramedStories /> : <Stories title={<h2 className="sbdocs-h2">Stories</h2>} includePrimary={false} />;

/** One form for every component’s page: what it is for, the component at work, how to use it, all its stories. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const docs = docsOf(preparedMeta.title);
  const first = Object.values(csfFile.stories)[0];
  const isFramed = preparedMeta.parameters['docs']?.story?.inline === false;
  const isFullscreen = preparedMeta.parameters['layout'] === 'fullscreen';
  return (
    <>
      <Title />
      {docs ? (
        <p className={css.lead}>
          <Said>{docs.purpose}</Said> {docs.status === 'new' ? <em>New: its props may still change.</em> : null}
        </p>
      ) : null}
      {isFramed ? <FramedPrimary /> : <Primary />}
      {docs ? <Guide docs={docs} /> : null}
      <Pairs title={preparedMeta.title} />
      <h2 className="sbdocs-h2">Props</h2>
      <Controls />
      <InCode rows={preparedMeta.argTypes} />
      {docs && first ? <Conditions story={first.id} /> : null}
      {isFullscreen ? <StoryLinks /> : <OtherStories isFramed={isFramed} />}
    </>
  );
}
