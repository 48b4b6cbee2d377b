import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bothEngines, eachWithFreshStore } from "../../../../tests/support/engines.ts";
import { perform } from "../../../platform/acts.ts";
import { Refusal } from "../../../platform/refusals.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { openPasskeys } from "./passkeys.service.ts";
import { listPasskeys, signInActs } from "./sign-in.store.ts";

const siteUrl = "https://rallyrank.example";
const now = Date.UTC(2026, 10, 20, 12);
const dana = { name: "Dana", email: "dana@example.com", role: "owner" } as const;
const lee = { name: "Lee", email: "lee@example.com", role: "owner" } as const;

/** What a phone does: it makes a passkey, and signs with it. */
function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const bytes = (part: string | undefined) => new Uint8Array(Buffer.from(part!, "base64url"));
  // COSE: kty EC2, alg ES256, crv P-256.
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  const place = createHash("sha256").update(new URL(siteUrl).hostname).digest();
  const hasUser = 0x05;
  const hasKey = 0x40;
  const data = (type: string, options: string, differing: object) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: (JSON.parse(options) as { challenge: string }).challenge,
        origin: siteUrl,
        ...differing,
      }),
    );
  const answer = (response: Record<string, Buffer | Uint8Array>) =>
    JSON.stringify({
      id: id.toString("base64url"),
      rawId: id.toString("base64url"),
      type: "public-key",
      clientExtensionResults: {},
      response: Object.fromEntries(
        Object.entries(response).map(([name, value]) => [
          name,
          Buffer.from(value).toString("base64url"),
        ]),
      ),
    });
  return {
    make(options: string, differing: object = {}) {
      const length = Buffer.from([0, id.length]);
      const head = Buffer.concat([place, Buffer.from([hasUser | hasKey, 0, 0, 0, 0])]);
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, Buffer.from(cose)]);
      const made = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData)],
      ]);
      return answer({
        clientDataJSON: data("webauthn.create", options, differing),
        attestationObject: isoCBOR.encode(made as never),
      });
    },
    sign(options: string, differing: object = {}) {
      const authenticatorData = Buffer.concat([place, Buffer.from([hasUser, 0, 0, 0, 0])]);
      const clientDataJSON = data("webauthn.get", options, differing);
      const hash = createHash("sha256").update(clientDataJSON).digest();
      const signature = sign("sha256", Buffer.concat([authenticatorData, hash]), privateKey);
      return answer({ authenticatorData, clientDataJSON, signature });
    },
  };
}

const add = signInActs.find(({ name }) => name === "passkeys add")!;

describe.each(bothEngines)("a passkey on %s", (engine) => {
  let store: Store;
  let passkeys: ReturnType<typeof openPasskeys>;
  let logged: string[];
  eachWithFreshStore(engine, (opened) => (store = opened));
  beforeEach(() => {
    passkeys = openPasskeys(store, { name: "RallyRank", siteUrl });
    logged = [];
    vi.spyOn(console, "warn").mockImplementation((line: string) => void logged.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  /** Adds a passkey as the account's page does. */
  async function addMade(
    phone: ReturnType<typeof authenticator>,
    { name: by, email, role }: typeof dana | typeof lee = dana,
    differing: object = {},
  ) {
    const answer = phone.make(await passkeys.askToAdd({ name: by, email, role }, now), differing);
    const readPasskey = (given: string, called: string) => passkeys.read(email, given, called, now);
    return await perform(
      { ...store, readPasskey, person: email } as never,
      add as never,
      { of: [], options: { name: "A phone", answer }, isSure: true },
      { reason: "", now, by, role },
    );
  }

  test("signs in the one who added it", async () => {
    const phone = authenticator();
    await addMade(phone);
    expect(await passkeys.signedBy(phone.sign(await passkeys.askToSignIn(now)), now)).toBe(
      dana.email,
    );
  });

  test.each([true, "true", 1, null])(
    "is refused if its page was in another site's frame: %j",
    async (crossOrigin) => {
      const phone = authenticator();
      await expect(addMade(phone, dana, { crossOrigin })).rejects.toThrow(
        "That passkey couldn't be checked.",
      );
      await addMade(phone, dana, { crossOrigin: false });
      const framed = phone.sign(await passkeys.askToSignIn(now), { crossOrigin });
      expect(await passkeys.signedBy(framed, now)).toBeUndefined();
      expect(logged.join()).toContain("frame of another site");
      const own = phone.sign(await passkeys.askToSignIn(now), { crossOrigin: false });
      expect(await passkeys.signedBy(own, now)).toBe(dana.email);
    },
  );

  test("that was added before is refused in a sentence, also if another person adds it", async () => {
    const phone = authenticator();
    await addMade(phone);
    for (const person of [dana, lee]) {
      const again = addMade(phone, person);
      await expect(again).rejects.toThrow(Refusal);
      await expect(again).rejects.toThrow("That passkey was added before. Nothing was changed.");
    }
    expect(await listPasskeys(store.db)).toMatchObject([{ person: dana.email }]);
    expect(await store.db.selectFrom("owner_acts").select("act").execute()).toHaveLength(1);
  });
});
