import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const brands = ['#1d4ed8', '#b91c6b', '#0f766e'].map((main, at) =>
  createTheme({ cssVariables: true, palette: { primary: { main } }, shape: { borderRadius: at * 4 } }),
);

const crowd = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 16 }}>
    {Array.from({ length: 250 }, (_, at) => (
      <div key={at}>
        <Chip label="New" color={at % 2 ? 'primary' : 'default'} />
        <TextField label={`Quantity ${at + 1}`} defaultValue="12" />
        <Button variant="contained">Add to cart</Button>
        <Typography color="textSecondary">Delivered from January</Typography>
      </div>
    ))}
  </div>
);

export const ways = {
  mui: (show, turn) => show(<ThemeProvider theme={brands[turn % brands.length]}>{crowd}</ThemeProvider>),
};
