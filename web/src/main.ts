import { mount } from 'svelte';
import App from './app/App.svelte';
import { connect } from './lib/connection.svelte.ts';
import { startRouter } from './lib/router.svelte.ts';
import { startSettings } from './lib/settings.svelte.ts';
import { need } from './lib/text.svelte.ts';
import './lib/theme.css';
import './lib/controls.css';

startRouter();
connect();
await startSettings();
await need('app');
const target = document.getElementById('app');
if (target) mount(App, { target });
