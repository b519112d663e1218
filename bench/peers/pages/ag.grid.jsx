import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { rows, sizes } from '../../grid/data.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

const columnDefs = [
  { field: 'label', headerName: 'Colour', pinned: 'left', width: 176 },
  ...sizes.map(({ id, name }) => ({ field: `s${id}`, headerName: name, editable: true, width: 64 })),
];
const rowData = rows.map(({ label, cells }) => ({
  label,
  ...Object.fromEntries(cells.map(({ sizeId, quantity }) => [`s${sizeId}`, quantity])),
}));

/** The same colours and sizes in AG Grid Community. */
export default function AgGrid() {
  return (
    <div style={{ blockSize: 700 }}>
      <AgGridReact rowData={rowData} columnDefs={columnDefs} />
    </div>
  );
}
