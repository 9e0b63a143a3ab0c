// What this browser prefers, kept on this device. All that makes noise is off until asked for.
type Theme = 'system' | 'light' | 'dark';
type Kept = { theme: Theme; motion: boolean; sound: boolean; notifications: boolean; text: 'normal' | 'large' };

const key = 'roundhouse.settings';
const first: Kept = { theme: 'system', motion: true, sound: false, notifications: false, text: 'normal' };

function kept(): Kept {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

export const settings = $state<Kept>(kept());

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

// Puts the settings to work on the page; to be called whenever they have changed.
export function applySettings(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && prefersDark.matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.style.fontSize = settings.text === 'large' ? '18px' : '';
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the settings last as long as the page.
  }
}

prefersDark.addEventListener('change', applySettings);
applySettings();
