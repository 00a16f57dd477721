// Stand-in for a chat assistant: a button in the corner and a panel that answers one sentence.
// `window.sandboxChat.show()` and `.hide()` are what a page needs to keep it out of the way of an input.
(() => {
  const WORDS = {
    bg: ['Чат', 'Здравейте! Това е демонстрационен чат. Никой не чете тук.', 'Затваряне'],
    en: ['Chat', 'Hello! This is a demo chat. Nobody reads here.', 'Close'],
    pl: ['Czat', 'Cześć! To czat demonstracyjny. Nikt tu nie czyta.', 'Zamknij'],
    ro: ['Chat', 'Bună! Acesta este un chat demonstrativ. Nimeni nu citește aici.', 'Închide'],
    uk: ['Чат', 'Вітаємо! Це демонстраційний чат. Тут ніхто не читає.', 'Закрити'],
  };
  const [name, greeting, close] = WORDS[document.documentElement.lang] ?? WORDS.en;
  const root = document.createElement('div');
  root.id = 'sandbox-chat';
  root.style.cssText =
    'position:fixed;right:1rem;bottom:1rem;z-index:30;display:grid;justify-items:end;gap:.5rem;font:1rem/1.5 system-ui,sans-serif';

  const panel = document.createElement('section');
  panel.id = 'sandbox-chat-panel';
  panel.hidden = true;
  panel.setAttribute('aria-label', name);
  panel.style.cssText =
    'max-width:min(18rem,calc(100vw - 2rem));padding:1rem;background:Canvas;color:CanvasText;border:1px solid GrayText;border-radius:1rem';
  panel.textContent = greeting;

  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText =
    'min-height:3rem;padding:.5rem 1.25rem;border:1px solid GrayText;border-radius:999px;font:inherit;cursor:pointer';
  const label = () => {
    button.textContent = panel.hidden ? name : close;
    button.setAttribute('aria-expanded', String(!panel.hidden));
  };
  button.setAttribute('aria-controls', panel.id);
  button.addEventListener('click', () => {
    panel.hidden = !panel.hidden;
    label();
  });
  label();
  root.append(panel, button);
  document.body.append(root);

  window.sandboxChat = {
    show: () => {
      root.style.display = 'grid';
    },
    hide: () => {
      root.style.display = 'none';
    },
  };
})();
