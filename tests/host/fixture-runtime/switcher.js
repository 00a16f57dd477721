import './style.css';

document.documentElement.dataset.started = 'switcher';
