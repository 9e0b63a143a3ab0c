import { mount } from 'svelte';
import App from './App.svelte';
import 'virtual:palette.css';
import './look.css';

// After an upgrade the parts of an old page are gone from the server: load the new page instead, once.
addEventListener('vite:preloadError', () => {
  const key = 'roundhouse.reloaded';
  if (sessionStorage.getItem(key) === location.href) return;
  sessionStorage.setItem(key, location.href);
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
