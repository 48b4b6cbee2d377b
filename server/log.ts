/** Says in the server's log what went wrong: what we were doing, and the error's own words. */
export function logFailure(doing: string, error: unknown): void {
  console.error(`${doing}: ${error instanceof Error ? error.message : String(error)}`);
}
