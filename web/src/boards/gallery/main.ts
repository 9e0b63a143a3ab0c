import { mount } from 'svelte';
import 'virtual:palette.css';
import '../../look.css';
import Gallery from './Gallery.svelte';

const main = document.getElementById('gallery');
if (main) mount(Gallery, { target: main });
