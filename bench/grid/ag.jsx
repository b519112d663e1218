import { createRoot } from 'react-dom/client';
import AgGrid from '../peers/pages/ag.grid.jsx';

createRoot(document.getElementById('root')).render(<AgGrid />);
