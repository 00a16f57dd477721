import './style.css';

export const createApplication = () => null;
