// Loaded before each program of `npm start` and `npm run dev`: it ends with the one that started it, however that ended. Else it
// would keep its port, at which the next start finds it.
const POLL_MILLISECONDS = 500;

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, POLL_MILLISECONDS).unref();
