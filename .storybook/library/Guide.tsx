import type { ComponentDocs } from '../../packages/ui/src/testing/docs.ts';
import * as css from './page.css.ts';
import { Parts } from './Parts.tsx';
import { Related } from './Related.tsx';
import { Said } from './Said.tsx';

const List = ({ title, items }: { title: string; items: readonly string[] | undefined }) =>
  items ? (
    <section>
      <h3 className="sbdocs-h3">{title}</h3>
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
      <h3 className="sbdocs-h3">Keyboard</h3>
      <dl className={css.keys}>
        {Object.entries(keyboard).map(([keys, does]) => (
          <div key={keys} className={css.key}>
            <dt className={css.term}>
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

/** What to use instead, by what the reader wants to do. */
const Instead = ({ instead }: Pick<ComponentDocs, 'instead'>) => (
  <section>
    <h3 className="sbdocs-h3">Use something else</h3>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">You want…</th>
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(instead).map(([want, use]) => (
          <tr key={want}>
            <td>
              <Said>{want}</Said>
            </td>
            <td>
              <Related>{use}</Related>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** Texts to write, beside texts to avoid. */
const Wording = ({ wording }: Pick<ComponentDocs, 'wording'>) =>
  wording ? (
    <section>
      <h3 className="sbdocs-h3">Wording</h3>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Write</th>
            <th scope="col">Avoid</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {wording.map(({ good, bad, why }) => (
            <tr key={good}>
              <td>{good}</td>
              <td>{bad}</td>
              <td>
                <Said>{why}</Said>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ) : null;

/** How to use a component: when, what instead, its texts, its behaviour, its keys. */
export const Guide = ({ docs }: { docs: ComponentDocs }) => (
  <>
    <h2 className="sbdocs-h2">Usage</h2>
    {docs.anatomy ? <Parts anatomy={docs.anatomy} /> : null}
    <div className={css.pair}>
      <List title="When to use it" items={docs.when} />
      <Instead instead={docs.instead} />
      <List title="Content" items={docs.content} />
      <Wording wording={docs.wording} />
      <List title="Behaviour" items={docs.behaviour} />
      <List title="Accessibility" items={docs.accessibility} />
      <Keys keyboard={docs.keyboard} />
      <List title="Do" items={docs.dos} />
      <List title="Don’t" items={docs.donts} />
    </div>
  </>
);
