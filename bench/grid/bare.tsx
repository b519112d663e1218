import { products, rows, sizes } from './data.ts';

/** What no grid goes below: a table of inputs that nobody listens to. */
export const BareGrid = () => (
  <table>
    <tbody>
      {rows.map(({ id, label, cells }) => (
        <tr key={id}>
          <th>{label}</th>
          {cells.map(({ quantity }, column) => (
            <td key={sizes[column]?.id}>
              <input aria-label={`${label} ${sizes[column]?.name}`} inputMode="numeric" defaultValue={quantity} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** What no line sheet goes below: a table of 500 products, each with a box to tick, and a field that finds nothing. */
export const BareList = () => (
  <>
    <input type="search" aria-label="Search" />
    <table>
      <tbody>
        {products.map(({ id, name, reference, sizes: run, price }) => (
          <tr key={id}>
            <td>
              <input type="checkbox" aria-label={name} />
            </td>
            <td>{name}</td>
            <td>{reference}</td>
            <td>{run}</td>
            <td>{price?.wholesale}</td>
            <td>{price?.retailer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
