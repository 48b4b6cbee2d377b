/** Why a goal is missed, for as long as it is: printed beside it. The pattern is of the goal's words. */
export const reasons: readonly { of: RegExp; why: string }[] = [];
