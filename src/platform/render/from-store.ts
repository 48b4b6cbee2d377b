import { HTTPException } from "hono/http-exception";
import { logFailure } from "../log.ts";

/**
 * Reads what a page can't do without.
 * @param doing for the log: 'reading an issue'
 * @throws a 503 page if the store fails; `notFound()` and the like pass through
 */
export async function fromStore<Result>(
  doing: string,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    logFailure(doing, error);
    throw new HTTPException(503);
  }
}
