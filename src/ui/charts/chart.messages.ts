import { defineMessages } from 'react-intl';

export const chartMessages = {
  ...defineMessages({
    showTable: { id: 'chart.showTable', defaultMessage: 'Show as table' },
    showChart: { id: 'chart.showChart', defaultMessage: 'Show as chart' },
    csv: { id: 'chart.csv', defaultMessage: 'CSV' },
    png: { id: 'chart.png', defaultMessage: 'PNG' },
    earlier: { id: 'chart.earlier', defaultMessage: 'Earlier' },
    legend: { id: 'chart.legend', defaultMessage: 'Visible series' },
    callsAxis: { id: 'chart.callsAxis', defaultMessage: 'Calls' },
    total: { id: 'chart.total', defaultMessage: 'Total' },
  }),
  ...defineMessages<{ figure: { name: string; value: number } }>({
    figure: { id: 'chart.figure', defaultMessage: '{name}: {value, number}' },
  }),
};
