import { sizeChartKeys, sizeChartQueries, type ChartOwner } from '../queries/sizeCharts.ts';
import { useServices } from '../../../shared/queries/services.ts';

/** Where and how the size charts of an owner are kept. */
export const useChartDesk = (owner: ChartOwner) => {
  const { client } = useServices();
  const isBrand = owner === 'brand';
  return {
    owner,
    /** Below the back office. */
    path: isBrand ? 'brand/charts' : 'charts',
    /** What people of a brand need. Staff may do everything. */
    needs: isBrand ? ('owner' as const) : undefined,
    queries: sizeChartQueries(client, owner),
    keys: sizeChartKeys(owner),
    calls: isBrand ? client.brandSizeCharts : client.staffSizeCharts,
  };
};

export type ChartDesk = ReturnType<typeof useChartDesk>;
