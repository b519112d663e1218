/** A prop as the record of the library's API has it. */
export interface RecordedProp {
  prop: string;
  /** As written in its source: `'rows' | 'columns'`. */
  type: string;
}

const prop = /^ {4}(?<name>\w+)\??: (?<type>.*?)(?: {2}— .*)?$/;

/** The props of each component, from the text of `packages/ui/api`. */
export const propsIn = (api: string): Map<string, RecordedProp[]> =>
  new Map(
    api.split(/\n {2}interface /).map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const end = lines.findIndex((line) => !line.startsWith('    '));
      const members = lines.slice(0, end === -1 ? undefined : end).flatMap((line) => {
        const { name, type } = prop.exec(line)?.groups ?? {};
        return name && type ? [{ prop: name, type }] : [];
      });
      return [head.replace(/(Props)?( extends .*)?$/, ''), members];
    }),
  );
