import { defineMessages } from 'react-intl';

export const mappingMessages = {
  ...defineMessages({
    title: { id: 'locations.mapping', defaultMessage: 'Postcode mapping' },
    file: { id: 'locations.mapFile', defaultMessage: 'Mapping file' },
    fileHint: {
      id: 'locations.mapFileHint',
      defaultMessage: 'Columns: postcode, specified-branch, automatic-branch. The file replaces the mapping.',
    },
    download: { id: 'locations.mapDownload', defaultMessage: 'Download CSV' },
    header: { id: 'locations.mapHeader', defaultMessage: 'The first line is a header' },
    postcode: { id: 'locations.mapPostcode', defaultMessage: 'Postcode column' },
    specified: { id: 'locations.mapSpecified', defaultMessage: 'Specified branch column' },
    automatic: { id: 'locations.mapAutomatic', defaultMessage: 'Automatic branch column' },
    noColumn: { id: 'locations.mapNoColumn', defaultMessage: 'Not in the file' },
    preview: { id: 'locations.mapPreview', defaultMessage: 'The first lines of the file' },
    import: { id: 'locations.mapImport', defaultMessage: 'Import' },
    errors: { id: 'locations.mapErrors', defaultMessage: 'Rows with errors' },
    line: { id: 'locations.mapLine', defaultMessage: 'Line' },
    value: { id: 'locations.mapValue', defaultMessage: 'Value' },
    problem: { id: 'locations.mapProblem', defaultMessage: 'Problem' },
    'problem.postcode': { id: 'locations.mapProblemPostcode', defaultMessage: 'Not a postcode' },
    'problem.repeated': { id: 'locations.mapProblemRepeated', defaultMessage: 'This postcode was in an earlier line' },
    'problem.unknown-branch': { id: 'locations.mapProblemUnknown', defaultMessage: 'No branch has this code' },
    'problem.no-branch': { id: 'locations.mapProblemNoBranch', defaultMessage: 'No branch for this postcode' },
    'problem.too-many-rows': { id: 'locations.mapProblemTooMany', defaultMessage: 'The file has too many rows' },
    empty: { id: 'locations.mapEmpty', defaultMessage: 'No mapping yet.' },
  }),
  ...defineMessages<{
    column: { number: number };
    rows: { count: number };
    unrouted: { count: number };
    imported: { count: number };
    refused: { invalid: number; valid: number };
    goOn: { count: number };
    more: { count: number };
  }>({
    column: { id: 'locations.mapColumn', defaultMessage: 'Column {number, number}' },
    rows: { id: 'locations.mapRows', defaultMessage: '{count, plural, one {# postcode} other {# postcodes}}' },
    unrouted: {
      id: 'locations.mapUnrouted',
      defaultMessage: '{count, plural, one {# postcode has no branch} other {# postcodes have no branch}}',
    },
    imported: {
      id: 'locations.mapImported',
      defaultMessage: '{count, plural, one {# postcode imported} other {# postcodes imported}}',
    },
    refused: {
      id: 'locations.mapRefused',
      defaultMessage:
        '{invalid, plural, one {# row has an error} other {# rows have errors}}; nothing has changed. {valid, plural, one {# row is valid.} other {# rows are valid.}}',
    },
    goOn: {
      id: 'locations.mapGoOn',
      defaultMessage: '{count, plural, one {Continue with # valid row} other {Continue with # valid rows}}',
    },
    more: { id: 'locations.mapMore', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  }),
};

export const coverageMessages = {
  ...defineMessages({
    title: { id: 'locations.coverage', defaultMessage: 'Coverage' },
    map: { id: 'locations.coverageMap', defaultMessage: 'Map of the branches and their postcodes' },
    gaps: { id: 'locations.gaps', defaultMessage: 'Postcodes without a branch' },
    noGaps: { id: 'locations.noGaps', defaultMessage: 'Every postcode reaches a branch.' },
    overlaps: { id: 'locations.overlaps', defaultMessage: 'Not sent to the nearest branch' },
    noOverlaps: { id: 'locations.noOverlaps', defaultMessage: 'No postcode is claimed by two branches.' },
    similar: {
      id: 'locations.gapsHint',
      defaultMessage: 'A caller from there reaches the branch with the most similar postcode, if there is one.',
    },
    branch: { id: 'locations.coverageBranch', defaultMessage: 'Branch' },
    postcodes: { id: 'locations.coveragePostcodes', defaultMessage: 'Postcodes' },
  }),
  ...defineMessages<{
    range: { from: string; to: string };
    overlap: { postcode: string; specified: string; automatic: string };
    more: { count: number };
  }>({
    range: { id: 'locations.gapRange', defaultMessage: '{from} to {to}' },
    overlap: {
      id: 'locations.overlap',
      defaultMessage: '{postcode}: goes to {specified}, nearest is {automatic}',
    },
    more: { id: 'locations.coverageMore', defaultMessage: 'and {count, number} more' },
  }),
};
