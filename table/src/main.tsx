import './look/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepForOffline } from './offline/install.ts';
import { applyPreferences } from './prefs/preferences.ts';
import { language } from './texts/texts.ts';

document.documentElement.lang = language;
applyPreferences();
createRoot(document.getElementById('root')!).render(<App />);
keepForOffline();
