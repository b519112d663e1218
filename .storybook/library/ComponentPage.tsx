import { Controls, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../../packages/ui/src/testing/docs.ts';
import { Conditions } from './Conditions.tsx';
import { docsOf } from './docsOf.ts';
import * as css from './page.css.ts';

/** Code within a sentence stands between backticks. */
const Said = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

const List = ({ title, items }: { title: string; items: readonly string[] | undefined }) =>
  items ? (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Said>{item}</Said>
          </li>
        ))}
      </ul>
    </section>
  ) : null;

const Keys = ({ keyboard }: Pick<ComponentDocs, 'keyboard'>) =>
  keyboard ? (
    <section>
      <h3>Keyboard</h3>
      <dl className={css.keys}>
        {Object.entries(keyboard).map(([keys, does]) => (
          <div key={keys} className={css.key}>
            <dt>
              {keys.split(', ').map((key) => (
                <kbd key={key} className={css.cap}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={css.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ) : null;

const Guide = ({ docs }: { docs: ComponentDocs }) => (
  <>
    <h2>Using it</h2>
    <div className={css.pair}>
      <List title="When" items={docs.when} />
      <List title="When not" items={docs.whenNot} />
      <List title="Do" items={docs.dos} />
      <List title="Don’t" items={docs.donts} />
      <List title="Anatomy" items={docs.anatomy} />
      <Keys keyboard={docs.keyboard} />
      <List title="Accessibility" items={docs.accessibility} />
      <List title="Content" items={docs.content} />
    </div>
  </>
);

/** One form for every component’s page: what it is for, the component at work, how to use it, all its stories. */
export default function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const docs = docsOf(preparedMeta.title);
  const first = Object.values(csfFile.stories)[0];
  return (
    <>
      <Title />
      {docs ? (
        <p className={css.lead}>
          <Said>{docs.purpose}</Said> {docs.status === 'new' ? <em>New: its props may still change.</em> : null}
        </p>
      ) : null}
      <Primary />
      {docs ? <Guide docs={docs} /> : null}
      <h2>Props</h2>
      <Controls />
      {docs && first ? <Conditions story={first.id} /> : null}
      <Stories includePrimary={false} />
    </>
  );
}
