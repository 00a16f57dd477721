/** A page with nothing but a text and the preview of it: the part of the console that shows previews, by itself. */
import '../../../runtime/theme/index.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Preview } from '../../../console/app/preview/Preview.tsx';

const asked = new URLSearchParams(location.search);
const code = asked.get('code') ?? '';
const tenants = (asked.get('tenants') ?? '')
  .split(' ')
  .filter(Boolean)
  .map((each) => ({ code: each, name: each }));

function Page({ saved }: { readonly saved: string }) {
  const [text, setText] = useState(saved);
  const [visited, setVisited] = useState('');
  const [goneTo, setGoneTo] = useState('');
  return (
    <main>
      <h1>Preview</h1>
      <label>
        Text
        <textarea style={{ width: '100%' }} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <label>
        Place
        <input value={visited} onChange={({ target }) => setVisited(target.value)} />
      </label>
      <output aria-label="Gone to">{goneTo}</output>
      <Preview {...{ code, text, tenants }} visited={visited === '' ? null : visited} onGo={setGoneTo} />
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  const saved = await (await fetch(`/saved/${code}`)).text();
  createRoot(root).render(<Page saved={saved} />);
}
