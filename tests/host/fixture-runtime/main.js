// A runtime of a few lines, so that the host is tested without the real one.
import './style.css';

document.documentElement.dataset.started = __VERSION__;
import('./later.js').then(({ mark }) => mark());
