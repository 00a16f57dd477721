import './home.css';

document.documentElement.dataset.started = __VERSION__;
