import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

export default function Five() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Card>
        <CardContent>Spring Summer 27</CardContent>
      </Card>
      <TextField label="Note" />
      <TextField select label="Terms" defaultValue="now">
        <MenuItem value="now">At once</MenuItem>
        <MenuItem value="later">In January</MenuItem>
      </TextField>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Order</DialogTitle>
        <DialogContent>Sent.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
