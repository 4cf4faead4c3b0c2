// Mounts the app; nothing else.
import { render } from 'preact';

const root = document.getElementById('app');
if (root) render(<h1>Fortyone</h1>, root);
