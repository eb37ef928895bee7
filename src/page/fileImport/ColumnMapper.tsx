import { useIntl } from 'react-intl';
import { type Choice, SelectField } from '../../ui/field/SelectField.tsx';
import * as styles from './FileImport.css.ts';
import { mapperMessages as words, mapperNamed } from './columnMapper.messages.ts';
import type { ImportFile } from './importFile.ts';

interface ColumnMapperProps<Field extends string> {
  lines: ImportFile['lines'];
  header: boolean;
  /** The field of each column; null for a column to leave out. */
  columns: readonly (Field | null)[];
  /** What a column can be. */
  fieldsOf: (column: number) => readonly Choice<Field>[];
  onChange: (columns: readonly (Field | null)[]) => void;
}

const none = 'none';

/** The first lines of a file, with the field that each column has. */
export function ColumnMapper<Field extends string>(props: ColumnMapperProps<Field>) {
  const { lines, header, columns, fieldsOf, onChange } = props;
  const intl = useIntl();
  const [first = []] = lines;
  const nameOf = (at: number) =>
    (header ? first[at]?.trim() : '') || intl.formatMessage(mapperNamed.column, { number: at + 1 });
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={intl.formatMessage(words.columns)}>
        <thead>
          <tr>
            {first.map((_, at) => (
              <th key={at} scope="col" className={styles.column}>
                <SelectField
                  label={nameOf(at)}
                  value={columns[at] ?? none}
                  choices={[{ value: none, label: intl.formatMessage(words.leaveOut) }, ...fieldsOf(at)]}
                  onChange={(value) => {
                    const field = fieldsOf(at).find((choice) => choice.value === value)?.value ?? null;
                    onChange(first.map((__, place) => (place === at ? field : (columns[place] ?? null))));
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(header ? 1 : 0).map((cells, line) => (
            <tr key={line}>
              {first.map((_, at) => (
                <td key={at} className={styles.cell}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
