import { useIntl } from 'react-intl';
import type { ImportFile } from '../../../../page/fileImport/importFile.ts';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { SelectField } from '../../../../ui/field/SelectField.tsx';
import * as styles from './Locations.css.ts';
import type { MapColumns } from './mapColumns.ts';
import { mappingMessages as words } from './mapping.messages.ts';

interface ColumnMapperProps {
  lines: ImportFile['lines'];
  columns: MapColumns;
  onChange: (columns: MapColumns) => void;
}

const none = 'none';
const roles = ['postcode', 'specified', 'automatic'] as const;

/** Which column of the file is which, above its first lines. */
export function ColumnMapper({ lines, columns, onChange }: ColumnMapperProps) {
  const intl = useIntl();
  const [first = []] = lines;
  const nameOf = (at: number) =>
    (columns.header ? first[at]?.trim() : '') || intl.formatMessage(words.column, { number: at + 1 });
  const choices = first.map((_, at) => ({ value: String(at), label: nameOf(at) }));
  const nothing = { value: none, label: intl.formatMessage(words.noColumn) };
  return (
    <>
      <Checkbox checked={columns.header} onChange={(header) => onChange({ ...columns, header })}>
        {intl.formatMessage(words.header)}
      </Checkbox>
      <div className={styles.pair}>
        {roles.map((role) => (
          <SelectField
            key={role}
            label={intl.formatMessage(words[role])}
            value={columns[role] === null ? none : String(columns[role])}
            choices={role === 'postcode' ? choices : [nothing, ...choices]}
            onChange={(value) => onChange({ ...columns, [role]: value === none ? null : Number(value) })}
          />
        ))}
      </div>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={intl.formatMessage(words.preview)}>
          <thead>
            <tr>
              {first.map((_, at) => (
                <th key={at} scope="col">
                  {nameOf(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(columns.header ? 1 : 0).map((cells, line) => (
              <tr key={line}>
                {first.map((_, at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
