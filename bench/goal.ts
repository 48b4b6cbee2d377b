/** A goal, and whether it was reached. */
export interface Goal {
  goal: string;
  found: string;
  reached: boolean;
}
