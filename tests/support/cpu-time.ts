/** The processor time of this thread that a call takes, in ms: what else runs on the machine doesn't count. */
export function cpuTime(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
