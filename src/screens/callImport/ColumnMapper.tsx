import { useIntl } from 'react-intl';
import { ImportField } from '#values/importedCall.ts';
import { SelectField } from '../../ui/field/SelectField.tsx';
import type { CallFile, Columns } from './callFile.ts';
import * as styles from './CallImport.css.ts';
import { fieldMessages } from './importFields.messages.ts';
import { importMessages as words, importNamed } from './callImport.messages.ts';

interface ColumnMapperProps {
  lines: CallFile['lines'];
  header: boolean;
  columns: Columns;
  onChange: (columns: Columns) => void;
}

const none = 'none';

/** The first lines of a file, with the field that each column has. */
export function ColumnMapper({ lines, header, columns, onChange }: ColumnMapperProps) {
  const intl = useIntl();
  const [first = []] = lines;
  const choices = [
    { value: none, label: intl.formatMessage(words.leaveOut) },
    ...ImportField.options.map((value) => ({ value, label: intl.formatMessage(fieldMessages[value]) })),
  ];
  const nameOf = (at: number) =>
    (header ? first[at]?.trim() : '') || intl.formatMessage(importNamed.column, { number: at + 1 });
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
                  choices={choices}
                  onChange={(value) => {
                    const field = value === none ? null : ImportField.parse(value);
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
