import type { Store } from "../../../platform/store/connect.ts";
import { log } from "../../../platform/log.ts";
import type { Person } from "../../publishing/people.ts";
import {
  addChallenge,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  passkeyOf,
  useChallenge,
} from "./sign-in.store.ts";

// Loaded by the first use of a passkey, which few processes ever see.
const webauthn = () => import("@simplewebauthn/server");

/** A browser's response; the library validates it. */
type Signed = Parameters<
  Awaited<ReturnType<typeof webauthn>>["verifyAuthenticationResponse"]
>[0]["response"];
type Made = Parameters<
  Awaited<ReturnType<typeof webauthn>>["verifyRegistrationResponse"]
>[0]["response"];

/** Passkeys (WebAuthn, level 3): the options for the browser, and the verification of its responses. */
export function openPasskeys({ db }: Store, site: { name: string; siteUrl: string }) {
  const expected = { expectedOrigin: site.siteUrl, expectedRPID: new URL(site.siteUrl).hostname };
  return {
    /** The options for creating someone's passkey, as JSON. */
    async askToAdd({ name, email }: Person, now: number): Promise<string> {
      const { generateRegistrationOptions } = await webauthn();
      const known = await listPasskeys(db, email);
      const options = await generateRegistrationOptions({
        rpName: site.name,
        rpID: expected.expectedRPID,
        userName: email,
        userDisplayName: name,
        excludeCredentials: known.map(({ id, transports }) => ({
          id,
          transports: JSON.parse(transports) as string[],
        })),
        // So that no one has to say who they are to sign in.
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      await addChallenge(db, options.challenge, email, now);
      return JSON.stringify(options);
    },
    /**
     * Verifies a new passkey from a browser.
     * @param person the email address of its owner
     * @param answer JSON
     * @param name its owner's name for it
     * @returns undefined if the response isn't valid
     */
    async read(person: string, answer: string, name: string, now: number) {
      return await checked(async (): Promise<Passkey | undefined> => {
        const { verifyRegistrationResponse } = await webauthn();
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: ofOwnPage(JSON.parse(answer) as Made),
          expectedChallenge: (challenge) => useChallenge(db, challenge, person, now),
        });
        if (!verified) return;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          id,
          person,
          name,
          public_key: Buffer.from(publicKey).toString("base64url"),
          counter,
          transports: JSON.stringify(transports),
          created_at: now,
          used_at: null,
        };
      });
    },
    /** The options for signing in with a passkey, as JSON. */
    async askToSignIn(now: number): Promise<string> {
      const { generateAuthenticationOptions } = await webauthn();
      const options = await generateAuthenticationOptions({
        rpID: expected.expectedRPID,
        userVerification: "required",
      });
      await addChallenge(db, options.challenge, "", now);
      return JSON.stringify(options);
    },
    /**
     * The person whose passkey signed a challenge.
     * @param answer JSON
     * @returns undefined if the response isn't valid
     */
    async signedBy(answer: string, now: number): Promise<string | undefined> {
      return await checked(async () => {
        const response = ofOwnPage(JSON.parse(answer) as Signed);
        const passkey = await passkeyOf(db, response.id);
        if (!passkey) return;
        const { verifyAuthenticationResponse } = await webauthn();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: (challenge) => useChallenge(db, challenge, "", now),
          credential: credentialOf(passkey),
        });
        if (!verified) return;
        await notePasskeyUse(db, passkey.id, authenticationInfo.newCounter, now);
        return passkey.person;
      });
    },
  };
}

/**
 * A response, unless the page that asked for it was in another site's frame. No page of ours can be, and the library
 * doesn't look.
 */
function ofOwnPage<Response extends Made | Signed>(response: Response): Response {
  const given = Buffer.from(response.response.clientDataJSON, "base64url").toString();
  const { crossOrigin } = JSON.parse(given) as { crossOrigin?: unknown };
  if (crossOrigin === undefined || crossOrigin === false) return response;
  throw new Error("The page was in a frame of another site");
}

function credentialOf({ id, public_key, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(public_key, "base64url")), counter };
}

/** The library throws for invalid responses, and JSON.parse for invalid JSON. */
async function checked<Result>(
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    return await check();
  } catch (error) {
    log("warn", "a passkey was refused", { why: error instanceof Error ? error.message : "" });
    return undefined;
  }
}
