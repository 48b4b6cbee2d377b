// Finds what a review says about each theme, with rules instead of guesses. A text is split into sentences and clauses;
// hopes, hearsay and other paddles are set aside; a clause then needs both a theme and an opinion. Whatever the rules
// don't understand counts as nothing said.

import { chosenBits, maskOf, type OpinionKind, readThemes, type Theme, themes } from "./themes.ts";

/** The words that name a theme, and those that are an opinion about it by themselves. */
interface ThemeRule {
  about: string;
  praise: string;
  complaint: string;
}

/* Rules match lower-case words separated by single spaces: no punctuation, no hyphens, contractions written out ('do
   not'). Ambiguous words ('soft', 'feel') appear only in phrases. */

/** The rules that find themes in a review's words: phrases that are an opinion wherever players write them. */
export const themeRules = {
  control: {
    about:
      "control|placement|accuracy|precision|touch|soft game|short game|soft shots?|dinks?|dinking|drops?|dropping|third shots?|thirds|resets?|resetting|blocks|consistency|soft stuff|touch shots|drop shots?|lobs?|ball feel",
    praise:
      "precise|accurate|predictable|controllable|controlled|dialed in|on a dime|pinpoint|easy to (?:aim|control|place)|controls (?:it|the ball)|(?:goes|go|lands|land|went|drops|ball|dies?) (?:right |exactly )?(?:where|wherever) (?:i|you|it is|its|i am)|(?:right |exactly )?where i (?:aim\\w*|put|point\\w*|look\\w*|meant)|puts? the ball (?:right )?where|keeps? (?:the ball|everything|my dinks|balls|drives) (?:low|in|down|short)|(?:drops?|dies?) dead over|lands? soft\\w*|falls? soft\\w*|like a feather|(?:soaks? up|absorbs?|takes?|eats?) (?:the |all the )?pace|(?:can|could) reset|resets? (?:anything|everything|itself|themselves)|on a string|threads? the needle|(?:stopped|quit|fewer|no more|less) (?:popping|pop ups?|floating|floaters?|sailing)|unattackable|(?:put|place|placing|putting) (?:the ball |it |balls |dinks |drops |shots |them )?(?:anywhere|wherever|where i)|(?:dinks?|drops|resets|balls?|thirds) stay(?:s|ed)? (?:low|down|short|in)|dwell time|hold(?:s|ing)? the ball|(?:so much|tons of|lots of|great|good|amazing|incredible|nice|real|excellent|lovely|more|plenty of|best) (?:touch and )?feel|for days at the kitchen|dinks? all day|reset machine|resets are automatic|automatic|on autopilot|fewer (?:unforced )?errors|fewer balls (?:out|long)|does (?:exactly )?what i (?:tell|ask)|on rails|surgical|paints? (?:the )?lines|hit(?:s|ting)? (?:my|the) (?:spots|targets|lines)|finesse|plays soft|stopped (?:popping|sailing|floating)|have not popped|kitchen game|(?:dinking|dinks|drops|resets|thirds|soft game|blocks) (?:has |have |is |are |got |went |feel |feels |come |came |became |become |finally |so |much |way |a lot |just )*(?:improved|better|easier|easy|effortless|landing|clicked|up|second nature|cheating)|(?:lands?|landing|drops?|dropping|falls?|fall) (?:them |it |balls |right |just |softly |short )*in the kitchen|takes? the heat off|deadens|absorbs (?:everything|drives|hard|bangers)|(?:more|so|very|super) consistent|feel (?:is |at the net is |around the net is )(?:great|amazing|unreal|incredible|excellent|fantastic|superb|lovely)|fewer mistakes|sits on the face|stays on the face|place (?:dinks|drops|the ball|shots|balls|it)|(?:can|could) (?:really )?(?:place|feel|guide|steer|drop|dink|land) (?:the ball|it|balls|my|dinks|drops|a|every|anything)(?! in (?:my|the) BODY)|(?:dinks|drops|resets|thirds|third shot drops?|soft game|short game|touch) (?:has |have |finally |now |just |actually |are |is |all |mostly |always )*(?:work|works|land|lands|landing|drop|drops|fall|falls|falling|die|dies|stay|stays|click|clicked|clicks|go|goes|went up|going|behave|behaves|unattackable|on point|there|money|deadly|so soft|low)|(?:kills|killing|deaden|deadening|absorb|absorbing|swallows|soak) (?:the )?(?:pace|speed|drives|hard shots)|not popping|rarely (?:pop|miss|float)\\w*|(?:do|does|did) not pop (?:it|them|balls|the ball|anything )?up|touch shots? (?:\\w+ )?(?:easy|easier|great)|drop (?:it|the ball|balls) (?:anywhere|right|on|over|short|softly|wherever)|soft as|so soft|softest|(?:keep|keeping) (?:it|balls|the ball|dinks|everything) (?:low|in|down|short)|puts? it (?:right )?(?:where|on)",
    complaint:
      "pops? (?:it |them |the ball |everything |balls? )?up|popped (?:it |them |every \\w+ |every single \\w+ )?up|popping (?:it |them |balls? )?up|pop ups|(?:volleys|dinks|drops|resets|blocks|balls|shots|everything|it|they) (?:just )?(?:float|floats|floated|floating) (?:up|high|long)|(?:goes?|going|went|hits?|hitting|fly|flies|flew|sails?|sailed|sailing) (?:long|too (?:far|long|deep|high))|sail(?:s|ed|ing)? out|land(?:s|ed|ing)? (?:out|long|all over)|launch(?:es)? (?:off|it|the ball|everything|balls?)|fly out|like (?:a|dinking with a) trampoline|trampoline effect|sprays?|sprayed|spraying|erratic|a (?:little|bit) wild|unpredictable|all over the place|jumpy|springy|too (?:hot|lively|poppy|bouncy|springy|jumpy|much pop|much power)|hard(?:er)? to (?:control|dink|drop|reset|keep (?:it|the ball|dinks|balls|drops|things) (?:low|in|down))|(?:can|could) not (?:keep (?:it|the ball|the thing|dinks|drops|balls)|control|drop|dink|reset)|no feel|off the back (?:fence|wall)|into the fence|(?:ball|balls|it|everything|shots|dinks|drops|resets|blocks) (?:just |always |keep |keeps |kept |all )*(?:fly|flies|flying|flew|rockets?|jumps?|shoots?|shot|sail|sails|sailed|sailing|float|floats|floating|springs?) (?:out|on me|high|up|away|past)|(?:dinks|drops|resets|blocks|returns|thirds) (?:sit|sits|sat|kept sitting) up|over ?hit(?:ting)?|overcook\\w*|hard time (?:keeping|controlling|dinking|dropping|resetting|with (?:dinks|drops|resets|my soft))|can not feel the ball|no (?:touch|control|feel)|comes? off (?:too )?hot|too hot|off the face too|(?:can|could) not (?:soften|feel|place|find my|dial|aim)|(?:pops?|popping|popped|bounces?|jumps?|leaps?|springs?|shoots?) off (?:the face |it )?(?:too|way|so)|(?:dinks|drops|resets|lobs) (?:go|are|keep|end up|come|came|get) (?:going |up |coming |way |too |off )*(?:high|long|hot|up|deep|in the net|attackable)|lost (?:my|all|some|the) (?:touch|feel|control)|all over the (?:court|place|map)",
  },
  power: {
    about:
      "power|pop|pace|drives?|driving|put aways?|putaways?|smash(?:es)?|serves?|overheads?|plow through|plough through|firepower|juice",
    praise:
      "powerful|explosive|poppy|cannon|bazooka|crush(?:es|ing)|(?:it|this|thing|paddle) (?:just |really |absolutely )?(?:bangs|crushes|hammers|rips)|hits (?:so |really |very |super |pretty |like a truck|like a tank )?(?:hard|harder|big|heavy)|(?:does it|it can|can really) hit hard|(?:hits?|serves?|drives?) (?:deeper|faster|harder|heavier)|puts? (?:people|them|balls?|it|the ball|anything|points?) away|easy power|free power|effortless power|heavy hitter|cheat code|(?:it|paddle|face|that|this) (?:does|do) (?:all )?the work|finishes (?:points?|rallies)|jumps off|explodes|more aces|bangers? (?:love|will like)|power players? (?:love|like)|heavy ball|pushes (?:them|people|opponents) back|stand back|rips|hits like|absolute (?:cannon|rocket|beast|monster|unit|weapon)|(?:is|a|my serve is a|total) (?:rocket launcher|beast|monster|weapon|rocket|laser)|explodes off|(?:pop|power) for days|(?:drives|serves|overheads|smashes|put aways|hits|shots|counters) (?:are |got |have |feel |have gotten |now |so |much |way |a lot |just |really )*(?:heavy|heavier|harder|faster|bigger|deeper|lethal|a weapon|weapons|scary|rockets|bombs)|more winners|easy winners|(?:added|gained|picked up|gives me) (?:about |a few |at least |like |maybe )?(?:\\d+ )?(?:mph|percent|speed|pace)|brings the heat|(?:does not|do not) have to swing|without (?:swinging|a big swing|trying)|(?:put|finish|finished|finishing|putting) (?:balls|points|them|people|it|the ball|rallies|high balls|pop ups) (?:away|off)|through people|hits through|hits a ton|pops off|comes off the face (?:fast|hot|like)|(?:leaps|flies|shoots|comes) off (?:the face |it )?like|like a (?:rocket|cannon|missile|bullet|bomb|shotgun)|(?:overheads?|serves?|drives?|smash|put aways?) (?:is|are) (?:a )?(?:winners?|unreturnable|point|done|over)|unreturnable|(?:nobody|no one) (?:can|could|returns|gets) (?:handle|return|back|block|touch)?|(?:opponents|people|they|guys|folks) (?:back up|backed up|flinch|duck|can not handle|complain about|are scared)|oomph|serious heat|pop to spare|power to spare|hits? (?:a )?(?:ton|heavy|hard) ?ball|ends? (?:points|rallies)|(?:more|lots of|plenty of|tons of|so much|good|great|nice|insane|crazy|serious|real) (?:punch|zip|thump|oomph|drive|heat|mph|depth|weight of shot)|punchy|effortless (?:pace|pop|depth|drives|power)|(?:drives?|serves?|overheads?) (?:through|past|by) (?:people|them|guys|everyone)",
    complaint:
      "underpowered|powerless|dead face|mushy|noodle|nothing behind|no (?:punch|zip|put away)|(?:can|could) not (?:put (?:anybody|anyone|anything|balls?|it|people|them)|finish|hit through|generate|crush|end)|(?:does|do|did) not (?:finish|put (?:balls?|people|anything)|generate|hit hard)|(?:swing|hit|work) (?:twice as hard|so hard|much harder|harder|extra hard|too hard)|(?:supply|provide|make|bring|generate) (?:all )?(?:my|your) own (?:power|pace|pop)|comes? (?:right )?back anyway|bangers? (?:hate)|lack(?:s|ing)? teeth|(?:could use|wants) more (?:pop|power|pace)|(?:runs|ran) out of (?:gas|power|pop)|(?:drives|serves|put aways|overheads|smashes|balls|shots) (?:just |all |are |feel |keep |kept |get |got |have |were )*(?:die|dead|soft|flat|slow|coming back|sit up|sitting up|no zip|nothing)|(?:balls|everything|put aways|smashes|overheads|drives) (?:comes?|came|keeps? coming|get|gets) back|get(?:s|ting)? (?:pushed around|bullied|overpowered)|low power|low on power|all control no power|dead off the face|(?:not|no) (?:a )?power paddle|outgunned|have to (?:swing|hit) (?:hard|harder|full|out of)|have to muscle|no (?:oomph|zip|thump)|wet noodle|(?:lacks|lack|lacking|without|short on|low on|light on|missing) (?:any |some |the |a little |a bit of |in )*(?:pop|power|punch|oomph|zip|juice|put away power|firepower)|like (?:hitting with )?a (?:pillow|sponge|wet|marshmallow|noodle)|swing out of|nobody (?:is )?(?:scared|afraid|worried)|(?:every|they|ball) (?:thing )?(?:comes|came) back|can not hurt|drives? (?:get|gets|got|are|is) (?:eaten|blocked|returned)|(?:drives|serves|smashes|overheads) (?:have|has|had|with) (?:no|nothing|zero)",
  },
  spin: {
    about:
      "spin|topspin|top spin|backspin|back spin|sidespin|slices?|slicing|grit|bite|roll volleys?|texture",
    praise:
      "grippy|(?:very|so|super|really|nice and|nicely) gritty|spinny|spins (?:like|hard|a lot|the ball|it|really|so)|(?:grabs?|bites?|grips|grabbing|chews?) (?:the |into the |onto the |on to the )?ball|thing bites|it bites|dip(?:s|ping)? (?:so )?hard|dips (?:down|late|at)|dropped so hard|kicks? (?:like|hard|up|so)|like sandpaper|(?:curves?|bends?|hooks?|shape|shapes) the ball|rips? topspin|rpms?|(?:ball|balls|serves?|drives|rolls?|topspin|shots) (?:just |really |now |also |actually |always )*(?:dive|dives|diving|dip|dips|dipping|hop|hops|kick|kicks|curve|curves|curl|curls|jump sideways|bend|bends|drop like|drops like|skid|skids|bite|bites)|heavy (?:topspin|spin)|(?:slices?|cuts?) (?:stay|stays|skid|skids)|grippy face|drops? like a rock|spin for days|spin monster|spin machine|brush(?:es)? (?:up|the ball)? ?and it|work the ball|(?:ball|serve|serves|roll|rolls|lob|lobs) (?:\\w+ )?(?:drops|dropped|dips|dipped|kicked|jumped|hooked|curved|dove) (?:in|at|off|away|hard|like|so|down|sideways|late|right)|kicks? off the (?:bounce|court)|slices? (?:that )?(?:stay|stays|skid|skids|die|dies|bite|bites)|grabby|bend(?:s|ing)? (?:it|the ball|around|balls)|(?:can|could) (?:really )?(?:spin|roll|shape|brush|slice|carve|rip|whip|curve) (?:the|it|my|a|balls|anything|up)|so much movement|crazy movement|spins? the|(?:more|lots of|plenty of|tons of|so much|good|great|nice|insane|crazy) (?:movement|action|kick|curve|hook|rotation|revs)|revs|(?:slice|cut|topspin|roll|serve|serves) (?:\\w+ )?(?:is |are |stays |feels )?(?:filthy|disgusting|dirty|vicious|heavy|lethal|stupid|absurd|mean)|filthy|disgusting",
    complaint:
      "slick (?:face|surface)|(?:face|surface|paddle) (?:is |was |feels |got |gets |too |so |pretty |a bit |a little |kinda )*(?:slick|slippery|smooth)|slippery face|(?:will|does|do|did) not (?:spin|grab|bite)|(?:slides?|slips?|skids?) off the face|(?:can|could|will) not (?:outspin|spin|get (?:any|much|enough) (?:spin|bite|grip))|(?:does|do|did|will|can|could) not (?:get (?:any|much|enough|the same) (?:spin|bite|grip|topspin|rpms)|roll|shape|put any spin)|flat (?:drives|balls|as a)|spinless|no grab|like (?:glass|ice|a plate|a cookie sheet)|(?:will|does|do|did) not (?:dip|kick|curve|bend|rotate)|(?:can|could) not get (?:it|the ball|my \\w+) to (?:dip|kick|spin|bite|roll|curve)|knuckle ?balls?|sails? because|rolls? (?:sail|go long|float)",
  },
  hands: {
    about:
      "hand speed|hands? battles?|hands game|(?:fast |quick )?exchanges|fire ?fights?|swing ?weights?|maneuverability|weight|balance|counters|speed ?ups|hand battle",
    praise:
      "(?:feels|plays|swings|is|it) (?:so |very |super |really |pretty |just )?(?:quick|fast|light|whippy|nimble)|quick (?:in (?:the|my) hands?|at the (?:net|kitchen)|through the|to the ball|hands|paddle)|quicker (?:in|at|hands|to)|fast in (?:the|my)|faster hands|nimble|whippy|whips? (?:around|through)|maneuverable|fast hands|light in (?:the|my) hands?|lightweight|featherlight|light(?:er)? (?:to swing|enough|paddle|as)|nice and light|(?:this|so|super) light|weighs (?:nothing|less)|ping pong (?:bat|paddle)|flick it around|gets? (?:around|there|up|through) (?:quick\\w*|fast\\w*|in time|sooner|easily)|head ?light|well balanced|winning (?:more |most |the |every )?(?:hands?|fire ?fights?)|never (?:feel )?late|not late|easy to (?:swing|move|maneuver|whip)|moves? (?:so |really |super |very )?(?:fast|quick|easily|well)|zippy|fly ?swatter|light as|easy to (?:get|bring) (?:it |the (?:paddle|head) )?(?:up|around|into)|(?:win|won|winning) (?:a lot )?(?:more |most |of |the |my |every |all )*(?:hands|firefights?|fire fights?|exchanges|hand battles|battles)|(?:hands|hand speed) (?:feel|feels|are|is|got|went|seem|have|has) (?:so |much |way |a lot |noticeably |gotten )*(?:quick|quicker|fast|faster|better|up|improved)|(?:get|gets|got|getting) to (?:body shots|everything|more|speed ?ups?)|can keep up|fast paddle|quick paddle|no weight to it|do not (?:even )?notice (?:the|its) weight|swings (?:so |really |super |very )(?:fast|quick|easy|light)|fast as|quick as|lightning|(?:speed|speeds) (?:up )?my hands|(?:beat|beating|win|won|winning|out ?hand) (?:people|guys|everyone|anyone|them) (?:to|in|at|who)|like (?:nothing|air) in",
    complaint:
      "sluggish|slower in|slow (?:in|at|to get|hands)|(?:feels|plays|swings|is|it|too|so|little|bit) slow|slows (?:me|my hands)|head ?heavy|clumsy|unwieldy|cumbersome|clunky|(?:too|so|very|pretty|bit|little|lot|really|kinda|kind of|quite|feels|felt|is|much) heav(?:y|ier)|heavy (?:in|to swing|head)|(?:like|swinging|is|as) a (?:tank|brick|boat anchor|club|sledge ?hammer|hammer|cutting board|log|frying pan|shovel|bat)|weighs a ton|late (?:on|in|against) (?:\\w+ )?(?:fast|quick|hands|counters|exchanges|everything|the|body|blocks|speed)|(?:am|was|be|being|get|getting|got|always) late|(?:get|getting|got) (?:jammed|tied up)|beat to the punch|wears (?:me|my arm) out|(?:arm|forearm|wrist)s? (?:gets? |got |is |was )tired|(?:can|could) not (?:get (?:it|the (?:head|paddle)) (?:around|up|over|there)|keep up)|(?:feel|notice) (?:the|every) (?:weight|length|ounce|inch|gram)|(?:tip|top|nose) ?heavy|(?:slow|heavy) (?:paddle|hands)|lumbering|(?:a|one) beat (?:late|behind|slow)|half a (?:second|beat) (?:late|behind)|behind on|(?:lose|losing|lost) (?:every |most |all |the |more |my )*(?:hands|firefights?|fire fights?|exchanges|hand battles|battles)|wears? (?:my|your) (?:arm|wrist|forearm) (?:out|down)|takes muscle|too much swing ?weight|high swing ?weight|(?:heavy|heaviness|weight) (?:slows|wears|gets to|got to|kills)|slow to|too slow|(?:hands|reactions?) (?:are|feel|felt|got|were) (?:slow|slower|late)|gets? heavy|heavy after",
  },
  forgiveness: {
    about:
      "sweet ?spots?|off cent(?:er|re)(?: hits| shots)?|mis ?hits?|miss hits|forgiveness|stability|twist weight|edge hits",
    praise:
      "forgiving|forgives|forgave|(?:big|bigger|huge|large|larger|giant|generous|wide|wider|massive|enormous) (?:old )?sweet ?spots?|sweet ?spot (?:is |feels |seems )?(?:so |really |very |super |just |pretty )?(?:big|bigger|huge|large|larger|giant|generous|wide|wider|massive|enormous|everywhere)|stable|rock solid|(?:still|kept|keeps?) (?:going|go|goes|went|lands?|landed) (?:in|over)(?! (?:the net|long))|(?:does|do|did|will) not (?:twist|punish)|(?:hides|saves) (?:my|a lot|bad|me)|(?:it|ball) all goes in|wherever i hit|anywhere on the face|(?:whole|entire) face|all over the face|(?:even )?(?:my |bad |the )?(?:mis ?hits?|miss ?hits|off cent(?:er|re)(?: hits| shots| balls)?|shanks|edge hits|bad contact|frame shots?) (?:still |just |all |even |somehow |usually |mostly |kind of )*(?:go|goes|going|went|land|lands|make|makes|get|gets|come|comes|find|clear|work|works|feel|feels|play|plays|stay|stays|carry) (?!nowhere|dead|die)|does not (?:matter|care) where i hit|anywhere on (?:it|the paddle|this)|sweet ?spot (?:is )?(?:the )?(?:whole|entire|everywhere)|sweet ?spot for days|(?:all|every) sweet ?spot|does not twist|no twist(?:ing)?|(?:off|near|toward|by|on) the (?:edge|tip|rim|frame|throat|toe) (?:and it |and they |it |still |they )+(?:still )?(?:goes|go|went|lands|land|works|plays|in)|miss the (?:middle|center|sweet ?spot) (?:and|by) (?:it|a|still)|(?:bad|late|sloppy|lazy|ugly) (?:swings?|contact|hits?|shots?) (?:still |\\w+ )?(?:go|goes|land|lands|work|works|in)",
    complaint:
      "unforgiving|punish(?:es|ed|ing)|(?:small|smaller|tiny|narrow|narrower|minuscule) (?:little )?sweet ?spots?|sweet ?spot (?:is |feels |seems |the |just )*(?:so |really |very |super |pretty |too |kinda |a little |a bit )?(?:small|smaller|tiny|narrow|shrunk|shrank|size of|dime|quarter|limited)|twists (?:in|on|like|off|a lot|so)|twisted in|twisty|wobbl\\w*|unstable|dead spots?|dead (?:up|near|toward|outside|off cent\\w+)|gets? pushed around|off cent(?:er|re) (?:hits? |shots? |balls? )?(?:die|dies|died|go nowhere|fall|falls|are dead|feel dead|suffer)|mis ?hits? (?:die|dies|go nowhere|fall|are dead|feel dead)|(?:miss|outside|off) the (?:middle|center|sweet ?spot)|(?:sweet ?spot|hitting area) the size|dead zones?|(?:edges?|corners?|tip|top|throat|sides) (?:is |are |feels? |feel |just |all |kinda |pretty |totally )*(?:dead|useless|nothing)|twist(?:s|ing|ed)? (?:in|on|when|every|if)|turns in my hand|(?:unless|if) (?:i|you) hit (?:it )?(?:dead|perfect|square|the)|clanks?|have to (?:hit it|find|catch it) (?:dead |perfectly |perfect |square |clean |in |the )+(?:center|middle|sweet ?spot|clean|square)",
  },
  comfort: {
    about: "comfort|handle|grip|overgrip|ergonomics",
    praise:
      "comfortable|comfy|cozy|plush|cushion(?:ed|y)|(?:easy|easier|kind|kinder|gentle|gentler|nice|nicer|good|great|better) (?:to|on|for) (?:the|my|your|our) (?:bad |old |sore )?BODY|shock absorber|(?:dampens?|absorbs?|soaks? up|kills?|cuts?|reduces?|mutes?|no|no more|less|little|zero|minimal|without|without any|way less|hardly any|barely any|almost no|not) (?:the |any |much )?(?:BODY )?(?:vibrations?|shock|sting|buzz|buzzing|pain|soreness|tennis elbow|aches?|blisters?|numbness)|pain free|BODY (?:has |have |is |are |feels? |felt )*(?:fine|great|better|happy|happier|good|quiet)|BODY (?:stopped|quit) (?:hurting|aching|barking|complaining)|BODY (?:thanks?|loves?|likes)|BODY (?:never|does not|do not|did not|has not|have not|no longer) (?:even )?(?:hurts?|aches?|bothers?|complain\\w*|flared?|come|been|barked?)|tacky|cushy|fits (?:in )?my (?:small |big |little |hand)|(?:handle|grip) (?:fits|is just right|is perfect)|room for (?:two|both|my two|a two)|stays dry|soft on (?:impact|contact)|barely feel it in my BODY|no (?:more )?(?:elbow|arm|wrist|shoulder|joint) (?:pain|issues|problems|trouble|flare ups?|soreness)|saved my BODY|BODY (?:friendly|saver)|(?:handle|grip) (?:is |feels |felt |has |just |so |really |very |super |a )*(?:great|perfect|nice|comfy|comfortable|soft|good|ideal|long enough|padded)|(?:feels|felt|sits|fits) (?:so |really |very |just )?(?:good|great|nice|natural|perfect|right) in (?:the|my) hand|soft feel|feels? soft|played? (?:all day|for hours|three hours|four hours|two hours|6 hours) (?:with no|without|and (?:no|nothing))|(?:can|could) play (?:all day|for hours|longer|every day|again)",
    complaint:
      "uncomfortable|harsh|(?:sore|tired|achy|aching|numb|raw|throbbing) BODY|BODY (?:is |was |were |got |gets |feels |felt |has been |goes |all |so |really |a bit |a little |still |started )*(?:sore|sorer|hurts?|aches?|ached|achy|aching|numb|raw|throbs|throbbing|barks|barking|blisters?|cramps?)|(?:hurts?|hard on|rough on|tough on|kills?|killing|killed|bothers|wrecked|bothered|stings|jars|tears up|beats up|digs into|dug into) (?:the|my|your) (?:BODY|body)|stings|jarring|(?:lots of|too much|so much|some|the|bad|more|lot of) (?:vibration|vibrations|buzz|sting|shock)|buzzy|vibrates|blisters?|tennis elbow|ic(?:e|ed|ing) my|(?:grip|handle|overgrip) (?:is |feels |was |got |gets |so |a little |a bit |way |just |too |really |pretty )*(?:slippery|slick|thin|thick|fat|skinny|too short|too small|too big|too long|hard|narrow|bulky|chunky|square|boxy|garbage|slips)|(?:slippery|skinny|fat|chunky|thin|tiny) (?:little )?(?:grip|handle|overgrip)|(?:slips?|spins?|twists) in my hand|BODY (?:flared|flare|flares|pain|soreness|trouble|problems|issues|fatigue|aggravated)|(?:pain|soreness|ache|tingling|twinge|twinges) in (?:my|the) BODY|(?:gave|given|giving|gives) me (?:\\w+ )?(?:tennis elbow|blisters|pain|tendinitis|a sore)|too stiff|stiff as|handle (?:is |was |feels )?(?:way |too |so |a little |a bit )+(?:short|long|thick|thin|small|big)|arm was (?:toast|dead|done|killing)|tendinitis|feel every|grip (?:gets|got|is|was|turned) (?:slippery|slick|gross|soaked|sweaty|loose|worn)|hand (?:slips|slides)|tingl\\w+|zings?",
  },
  durability: {
    about:
      "durability|build quality|build|construction|edge guards?|craftsmanship|quality control|workmanship",
    praise:
      "durable|hold(?:s|ing)? up|held up|hold(?:s|ing)? (?:its|their) (?:grit|texture)|held its grit|like new|looks? new|sturdy|well made|well built|built (?:like a (?:tank|rock|brick)|like|to last|well)|solid(?:ly)? (?:built|construction|build)|outlived|outlasted|indestructible|bulletproof|lasted (?:over |more than |me |a |two |three )|no (?:chips?|cracks?|dents?|wear|scratches|scuffs)|(?:barely|hardly) (?:a |any )(?:scratch|wear|scuff|mark)|takes? a beating|takes? abuse|still going strong|(?:plays|played|feels|looks) (?:the same|like (?:day one|it did|the day|new))|(?:year|years|months) (?:later|in|and counting|old|of (?:play|abuse|use|daily)) (?:and |it |its |still |no |not )+(?:still|going|fine|perfect|looks|plays|no|not|like|great)|not a (?:scratch|mark|chip|dent|crack)|grit (?:is |has )?(?:still|not)|well put together|quality (?:build|construction|feel|materials)|no (?:signs of )?(?:wear|delam\\w*|rattle)|still (?:looks|plays|feels) (?:like )?(?:new|the same|brand new|day one|great|perfect|good as new)|still (?:gritty|has (?:its|the|all its|plenty of) grit)|same as the day|(?:a|one|two|three|four|five|six|eight|nine|ten|\\d+) (?:years?|months|seasons|tournaments) (?:in|later|on|of \\w+)? ?(?:and |it |its |still |not |no |the |grit |face |looks |plays )+(?:still|same|new|fine|perfect|gritty|there|scratch|chip|issue|wear|problem)|still going|no (?:wear|damage|issues) after",
    complaint:
      "wore (?:out|off|down|away)|wears? (?:out|off|down) (?:fast|quick|quickly|in|after|too)|wearing (?:out|off|down|away)|worn (?:out|down|off|smooth)|fades? (?:fast|quick\\w*)|grit (?:is |was |has |had |already |all |started )*(?:gone|faded|worn|wore|fading|going|disappear\\w*)|lost (?:its|the|most of its|all its|half its) (?:grit|texture|pop|bite)|(?:grit|texture|coating|spin) (?:did not|does not|only) last|cracked|cracks|broke (?:in|after|off|on)|broken|chipped|chipping|peel(?:s|ed|ing)|flak(?:es|ed|ing)|flimsy|fell apart|falls? apart|falling apart|(?:edge|guard|edge guard|tape|grip|cap|paint|coating|handle) (?:is |was |has |already |keeps |started |starts )*(?:coming |came |come |got |gets |works? |getting )?(?:off|loose|unglued|lifting)|delaminat\\w*|soft spot|dented|a dent|rattles|feels cheap|cheaply|poorly made|smooth(?:er)? (?:by|after|within|already|as glass)|already smooth|died (?:in|after)|dead after|(?:lasted|made it|good for) (?:only |just |maybe |about |all of |a whole |like )+|only lasted|(?:already|now) (?:has |have |got |is |its |a |the )*(?:chips?|cracks?|dents?|loose|peeling|worn|smooth|dead|rattl\\w+|bald|separating|coming)|bubbl\\w*|snapped|separat(?:ed|ing|es)|came (?:off|loose|apart|unglued)|fell off|coming apart|core (?:crush|crushed|is crushed|went|is gone)|gone after|(?:grit|texture|spin|face|coating) (?:is |was |has |had )?(?:gone|shot|dead|wore|died|disappeared|vanished) (?:after|in|by|within)|(?:second|third|two) replacement|warrant(?:y|ied)|crooked|sloppy glue|core (?:went|got|feels) (?:soft|dead|mushy)|went (?:soft|dead) (?:after|in|within)|handle (?:wobbles|broke|snapped|is loose|came loose)|only (?:\\d+|two|three|four|five|six|eight|a few) (?:weeks|months|games)|(?:stopped|quit) (?:gripping|grabbing|spinning|biting) after|used up",
  },
  value: {
    about: "price|prices|value|money|cost|price tag|price point",
    praise:
      "bargain|affordable|worth (?:it|every|the|twice|double|more|what)|great deal|good deal|a steal|reasonably priced|inexpensive|well spent|bang for (?:the|my|your)|(?:easy|gentle|kind|light) on (?:the|my|your) (?:wallet|budget|pocketbook)|(?:half|third of|fraction of) the (?:price|cost|money)|(?:can|could) not (?:beat (?:it|this|the price|that) (?:for|at)|go wrong (?:for|at))|for (?:\\d+|under \\d+) (?:you|bucks you)? ?can not beat|plays? like (?:the |a |one of the )?(?:\\d{3}|twice|double)|punch(?:es)? above its|best (?:\\w+ )?(?:\\d{2,3} (?:bucks|dollars))|saved (?:me )?(?:a lot|money|\\d+)|without breaking the bank|(?:did|does) not (?:cost|break) (?:a|the) (?:fortune|bank)|paid less|budget friendly|low price|great (?:price|value|buy|for the (?:price|money))|(?:good|best|great|nice|smart) buy|best (?:paddle |one |thing |value )?(?:under|for under|for the (?:price|money)|in (?:its|this|the) price)|no brainer|every penny|(?:hangs?|keeps? up|competes?|right there|plays|as good) (?:in there )?(?:with|as) (?:the |paddles? |ones? |my |any |some )*(?:that cost )?(?:\\d{3}|twice|double|expensive|pricier|big name|premium|high end)|(?:twice|double|three times) (?:its|the|this) price tag|(?:do|does|did) not (?:need|have) to (?:spend|pay)|(?:half|third|fraction) (?:of )?(?:what|the price|the cost)|without (?:spending|paying|dropping)|(?:for|at) (?:\\d{2,3}|under \\d+|less than \\d+|that price|this price|that money|this money)(?: bucks| dollars)? (?:it is |this is |its |you |a |i )*(?:steal|no brainer|hard to beat|can not|bargain|great|amazing|unbeatable|could not)|hard to beat|priced right|fair price|cheaper and (?:better|just)|happy with (?:the|what i) (?:price|paid)|glad i (?:spent|paid)|good money|price (?:is |was )?(?:right|reasonable|fair|low|unbeatable)|(?:reasonable|fair|low|unbeatable|right) price|can not be beat|(?:can|could) not beat (?:the|this|that|it)|(?:\\d{2,3}|bucks|dollars|money) well spent|worth double|saves? (?:you |me )?money|more paddle than|underpriced|priced (?:well|right|fairly)",
    complaint:
      "overpriced|expensive|pricey|pricy|spendy|costs? (?:too much|a fortune|a lot|way too much|an arm|hard)|not worth|rip ?off|ripped off|waste of (?:\\w+ )?(?:money|cash|\\d+)|too much money|(?:a lot|lot|lots|this much|that much|so much) of money|for this much money|(?:double|twice|triple|two times) the (?:price|cost|money)|more than (?:it is|its|it was) worth|price (?:is |was |tag |point |still |just )*(?:too |so |really |pretty |a bit |a little |way )*(?:high|steep|crazy|ridiculous|stings|tough|absurd)|(?:hard|can not|could not|tough|difficult) (?:to )?justify|paying for (?:the|a) (?:name|logo|brand|sticker|hype)|pay for (?:the|a) (?:name|logo|brand)|(?:way )?too (?:much|rich|expensive|high) (?:for (?:what|a paddle|me|this)|money|to pay)|sticker shock|save your money|(?:for|at) (?:this|that) (?:price|much|kind of money) (?:i|it|you) (?:expected|should|expect|want|wanted)|(?:do|does|did) not (?:see|get) the value|(?:same|better|just as good|as much) (?:\\w+ ){0,3}for (?:half|less|a third|a lot less|way less|\\d{2,3} less)|half the price (?:does|do|did|plays)|not (?:a )?(?:\\d{3}) (?:good|better|dollar|worth)|wallet (?:hurts|is crying|cries)|out of my budget|gouging|for what (?:it is|you get)|(?:you are|your|i am|you) paying (?:extra |mostly )?for (?:the|a) (?:name|logo|brand|sticker|box)|price is a joke|for (?:what|how much) (?:they|it) (?:charge|cost|want|ask)\\w*|too rich|(?:costs?|paid|pay|spent|spend|drop|dropped|charge) (?:way |so |that |this )*(?:too )?much|(?:a|my) \\d{2,3} (?:dollar )?(?:one|paddle|starter|beater) (?:does|did|plays|played|is|was|has)|want my money",
  },
} as const satisfies Record<string, ThemeRule>;

/** Opinions without a theme: they count for the nearest theme in their clause. */
export const generalOpinions = {
  praise:
    "love (?:the|its|how|that|what)|loved the|loving the|likes? (?:the|how|its)|liked (?:the|how|its)|great|good|excellent|amazing|superb|fantastic|perfect|perfectly|nice|nicely|nicer|solid|reliable|effortless|easy|easier|easily|improved|improves|better|best|beautiful|beautifully|lovely|impressive|impressed|impresses|confident|confidence|outstanding|awesome|incredible|unreal|insane|nuts|elite|phenomenal|terrific|wonderful|ridiculous|stellar|top notch|superior|killer|sweet|crisp|unbelievable|stands out|shines?|helps|helped|fixed|happy|happier|pleased|spot on|dream|a joy|magic|consistent|crazy|beats|silky|buttery|butter|so much fun|on point|second to none|heaven|exceptional|wicked|superior|fabulous|stunning|ideal|brilliant|remarkable|first rate|first class|a plus|off the charts|through the roof|next level|world class|insanely|noticeably|big time|a1|blown away|blew me away|delivers|up a level|went up|like cheating|strong suit|strong point|highlight|selling point",
  complaint:
    "hate|hated|hates|dislike|bad|poor|terrible|awful|disappointing|disappointed|disappoints|lacking|worse|worst|suffers?|suffered|struggles?|struggled|missing|limited|mediocre|inconsistent|horrible|meh|garbage|weakest|joke|trash|lousy|useless|underwhelming|underwhelmed|frustrating|shaky|not there|unreliable|nonexistent|subpar|downside|complaint|drawback|gripe|letdown|let down|rough|scary|sucks?|crap|crappy|stinks|blows|pathetic|atrocious|dreadful|lackluster|weak|weaker|so so|not great|barely there|an afterthought|hurting|dropped off|went down|worst part|leaves (?:a lot|something|much) to be desired|falls? short|took a hit|vanish(?:es|ed)?|questionable",
  /** Directly before what there is much or little of, up to three words. */
  much: "a lot of|lot of|lots of|bunch of|all kinds of|more|plenty|lots|tons|ton|loads|enough|extra|all the|wonderful amount|so much|huge|big|serious|real|amount of|heaps|endless",
  little:
    "less|lacks?|lacked|lacking|no|little|limited|minimal|zero|missing|hardly any|barely any|gave up|give up|giving up|lost|lose|losing|miss|sacrifice[sd]?|not much|only so much",
} as const;

/** Other words that matter for understanding a review. */
export const clauseRules = {
  /** Where a sentence turns around. */
  turns: "but|though|although|however|yet|otherwise|except|unfortunately",
  /** Where a clause ends, besides punctuation. */
  ends: "while|whereas|because|since|so i|which|then|until|and (?=(?:the|its?|my|i|you|your|we|he|she|then|now|not|never|with|has|is|that|there|this|still|can|does|did|will|gets|got|feels|plays|goes|stays|even|very|super|really|a|an|no|terrible|great|bad|good|easy|light|quick)(?![a-z]))",
  /** A clause with one of these, and what follows it, is a wish, a guess or hearsay. */
  unreal:
    "wish(?:e[sd]|ing)?|hope|hopes|hoped|hoping|hopefully|would|should|might|maybe|may|perhaps|probably|supposed|heard|hear|told|said|says?|claims?|claimed|advertised|everyone|everybody|reviews?|reviewers?|videos?|youtube|friends?|husband|wife|spouse|coach|someone|somebody|anyone|anybody|curious|wonder|wondering|tempted|used to|years ago|worried|worry|afraid|depends|matters?|practicing|lesson|lessons|drills|drilling|working on|rumor|theory|as long as|even if|they|marketed|marketing|promised?|promising|supposedly|hype|hyped|before (?:this|i|my|we|switching|that)|at first|first (?:day|week|weeks|month|couple|few)|day one|week one|i play with|i play for",
  /** What follows one of these is a condition or an expectation. */
  cuts: "want|wants|wanted|wanting|need|needs|needed|looking for|expect|expected|expecting|thought|thinking",
  /** Another paddle as the subject: if it has more, this one has less. */
  other:
    "my (?:old|last|previous|former|first|other|prior|backup|usual|ex) [a-z0-9]+|(?:old|previous|earlier|last|other) (?:paddles?|ones?|versions?|models?)|another paddle|a paddle once|with (?:his|hers|theirs)|the (?:14|16)|those|(?:my|the|a) (?:[a-z]+ )?(?:joola|selkirk|crbn|ronbus|six zero|engage|paddletek|gearbox|franklin|onix|head|diadem|hudef|vatic|11six24|honolulu|bantam|perseus|hyperion|vapor|amped|luxx|boomstick|warrior|genesis|prokennex|proton|volair|friday|legacy)",
  /** From here on, a clause is about what this paddle is compared with. */
  comparedWith: "than|compared (?:to|with)|unlike|versus|vs|instead of|over my",
  comparatives:
    "more|less|[a-z]*(?:er sweet ?spots?)|better|bigger|larger|wider|easier|softer|quicker|lighter|faster|worse|smaller|heavier|slower|harder|cheaper|stiffer",
  /** Words that negate an opinion a few words later. */
  negations:
    "not|no|never|without|hardly|barely|lack|lacks|lacking|lost|less|nothing|neither|nor|rarely|zero|stopped|quit",
  /** Words that negate everything after them in their clause. */
  farNegations:
    "(?:do|does|did|can|could) not (?:think|find|feel|believe|say|call|see|consider|like|love|trust)|nothing about|not a fan|not (?:impressed|happy|thrilled|sold)|never (?:got|had|found|liked)",
  /** Praise that reads like a negation. */
  praiseInDisguise:
    "(?:have |has |had )?never (?:been |had |felt |hit |played |dropped |had a |seen )?(?:any )?(?:better|happier|so (?:good|hard|well|easy|soft|clean)|this (?:good|well|easy))|(?:could|can) not (?:be|ask for|be any|get any|get) (?:happier|better|more pleased|more|any better)|(?:can|could) not (?:complain|fault)(?: about)?|no (?:complaints?|issues?|problems?|trouble|worries|concerns?|lack|shortage)(?: about| with| on| of)?|(?:does|do|did) not lack(?: in)?|nothing (?:bad to say|but (?:good|praise))(?: about)?|nothing (?:is )?better|nothing beats|(?:can|could) not say enough (?:good )?(?:things )?about",
  /** Phrases that look like a negation but aren't. */
  noNegation:
    "not only|not just|not to mention|no doubt|no question(?: about it)?|nothing but|no matter|not gonna lie|no joke|do not get me wrong|why not",
  /** Neither praise nor criticism, whatever else the clause says. */
  lukewarm:
    "ok|okay|fine|decent|average|whatever|alright|all right|nothing special|adequate|so so|hit or miss|neutral|took (?:some|a|me)|get used|getting used|got used",
} as const;

/** All rules as one text, for detecting changes. */
export const themeRulesText = (): string =>
  JSON.stringify(["3", themeRules, generalOpinions, clauseRules]);

/** A sentence as written, and its clauses in plain words: see `plainWords`. */
export interface Sentence {
  text: string;
  clauses: Clause[];
}

export interface Clause {
  words: string;
  /** Whether its subject is another paddle: what that one has more of, this one has less of. */
  isOfOther: boolean;
}

/** What players say hurts, or doesn't: 'BODY' in the rules. */
const body =
  "(?:(?:tennis )?(?:arm|elbow|wrist|shoulder|hand|palm|thumb|finger|forearm|joint|tendon)s?)";

/** A regular expression for any of these alternatives, as whole words. */
export const anyOf = (alternatives: string, flags = "") =>
  new RegExp(`(?<![a-z0-9])(?:${alternatives.replaceAll("BODY", body)})(?![a-z0-9])`, flags);

const { ends, turns, unreal, cuts, other: otherPaddle, comparedWith } = clauseRules;
const turn = anyOf(turns);
const end = new RegExp(`\\||${anyOf(ends).source}`);
const isUnreal = anyOf(unreal);
const conditional = /^ *(?:and )?(?:if|unless)(?![a-z])/;
const cut = anyOf(cuts);
const isOther = anyOf(otherPaddle);
const leadingComparison = /^ *(?:compared (?:to|with)|unlike) (?:my|the|a|an) [a-z0-9]+/;
const comparison = anyOf(comparedWith);
const isBehindOther = /(?<![a-z0-9])than (?:this|it)(?![a-z0-9])/;
/**
 * What makes a clause unreal, shorter or about another paddle. Searched for once, because most text contains none of
 * it.
 */
const isSpecial = new RegExp(
  [isUnreal, anyOf("if|unless"), cut, isOther, comparison, isBehindOther]
    .map(({ source }) => source)
    .join("|"),
);
const disguised = anyOf(clauseRules.praiseInDisguise, "g");
const noNegation = anyOf(clauseRules.noNegation, "g");

/** The sentences of a text, except questions and what isn't said about this paddle as it is. */
export function sentencesOf(text: string): Sentence[] {
  return text.split(/(?<=[.!?…]["”’)]?)\s+|\n/u).flatMap((sentence) => {
    const trimmed = sentence.trim();
    if (trimmed === "" || /\?["”’)]?$/u.test(trimmed)) return [];
    const clauses = plainWords(trimmed).split(turn).flatMap(realClauses);
    return [{ text: trimmed, clauses }];
  });
}

/** The clauses of a stretch without a turn: up to a wish, a condition, hearsay, or another paddle. */
function realClauses(stretch: string): Clause[] {
  const clauses: Clause[] = [];
  if (!isSpecial.test(stretch))
    return stretch
      .split(end)
      .map((clause) => clause.trim())
      .filter(Boolean)
      .map((words) => ({ words, isOfOther: false }));
  for (const clause of stretch.split(end)) {
    if (isUnreal.test(clause)) break;
    if (conditional.test(clause)) continue;
    const [real = ""] = clause.split(cut, 1);
    const words = withoutComparison(real);
    const isOfOther = isOther.test(words) || isBehindOther.test(real);
    if (words.trim() !== "") clauses.push({ words: words.trim(), isOfOther });
    if (isOfOther) break;
  }
  return clauses;
}

function withoutComparison(clause: string): string {
  return clause.replace(leadingComparison, "").split(comparison, 1)[0] ?? "";
}

const contractions: readonly [RegExp, string][] = [
  [/[’ʼ‘]/gu, "'"],
  [/\b(?:can't|cannot|cant)\b/g, "can not"],
  [/\bwon'?t\b/g, "will not"],
  [/\b(do|does|did|is|was|are|were|could|would|should|has|have|had|ai)n'?t\b/g, "$1 not"],
  [/\b(it|that|there|what|here)'s\b/g, "$1 is"],
  [/'m\b/g, " am"],
  [/'re\b/g, " are"],
  [/'ve\b/g, " have"],
  [/'ll\b/g, " will"],
  [/'d\b/g, " would"],
  [/'(?:s\b)?/g, ""],
  [
    /\bwould (?:gladly |happily |totally |definitely )?(?:buy|pay|get) (?:it |this |that |one |for it )?(?:again|twice|double|more)\b/g,
    "worth it",
  ],
  [/\banything but\b/g, "not"],
  [/\bcould be (?:better|bigger|longer|lighter|softer|quicker|stronger)\b/g, "is lacking"],
  [/\blost (?:all |most of )?(?:its|the) (?:pop|power|grit|texture|bite)\b/g, "wore out"],
  [
    /\bbetter (?:paddles|ones|options|choices) for (?:the|this|that) (?:price|money)\b/g,
    "overpriced",
  ],
  // What ends a clause.
  [/[.,:;!?()[\]–—"“”…]|(?<=\s)-+(?=\s)/gu, "|"],
  [/[^a-z0-9|]+/g, " "],
];

/** A text in lower case: letters, digits, single spaces between words, and '|' where punctuation ends a clause. */
function plainWords(text: string): string {
  let plain = text.toLowerCase();
  for (const [written, meant] of contractions) plain = plain.replace(written, meant);
  return plain.replace(disguised, " excellent ").replace(noNegation, " ").replace(/ {2,}/g, " ");
}

/** What a review says about a theme, and the sentence that says it, as written. */
export interface Opinion {
  theme: Theme;
  kind: OpinionKind;
  sentence: string;
}

/**
 * The opinions in a review: a phrase that is an opinion by itself ('unforgiving'), or a clause with a theme and an
 * opinion nearby. Takes linear time.
 */
export function opinionsIn(review: string): Opinion[] {
  const clauses = sentencesOf(review).flatMap((sentence) =>
    sentence.clauses.map((clause) => ({ ...clause, sentence: sentence.text })),
  );
  return findsOf(clauses).flatMap(([index, finds]) => {
    const { sentence, ...clause } = clauses[index]!;
    return opinionsOf(clause, finds).map(({ theme, kind }) => ({ theme, kind, sentence }));
  });
}

/** The themes a review praises and criticizes, as bits: see `maskOf`. A theme with both counts as neither. */
export function themeBits(review: string): number {
  const said = opinionsIn(review);
  return themes.reduce((bits, theme) => {
    const kinds = new Set(said.filter((each) => each.theme === theme).map(({ kind }) => kind));
    const [only] = kinds;
    return kinds.size === 1 && only ? bits | maskOf(theme, only) : bits;
  }, 0);
}

interface Found {
  theme: Theme;
  kind: OpinionKind;
}
/** A range of characters in a clause. */
interface Span {
  from: number;
  to: number;
}
/** Where a clause names a theme. */
interface Named extends Span {
  theme: Theme;
}

const rules = themes.map((theme) => ({
  theme,
  about: anyOf(themeRules[theme].about, "g"),
  praise: anyOf(themeRules[theme].praise, "g"),
  complaint: anyOf(themeRules[theme].complaint, "g"),
}));
const general = {
  praise: anyOf(generalOpinions.praise, "g"),
  complaint: anyOf(generalOpinions.complaint, "g"),
};
const amounts = {
  praise: anyOf(generalOpinions.much, "g"),
  complaint: anyOf(generalOpinions.little, "g"),
};
/** The themes where more is better. */
const countable = new Set<Theme>(["control", "power", "spin", "forgiveness"]);
const isCountable = (theme: Theme) => countable.has(theme);
const opposite = { praise: "complaint", complaint: "praise" } as const;
const kinds = ["praise", "complaint"] as const;
const farNegation = anyOf(clauseRules.farNegations, "g");
const lukewarm = anyOf(clauseRules.lukewarm, "g");
const comparative = anyOf(clauseRules.comparatives);
const negations = new Set(clauseRules.negations.split("|"));

/** The maximum distance between an opinion and its theme, in characters. */
const reach = { general: 70, amount: 10, negation: 24, together: 11, words: 3 };

/** @param words global, and never empty */
function spans(text: string, words: RegExp): Span[] {
  const found: Span[] = [];
  words.lastIndex = 0;
  // Unlike `matchAll`, this doesn't copy the expression, which takes longer than a usual search.
  for (let match = words.exec(text); match; match = words.exec(text))
    found.push({ from: match.index, to: words.lastIndex });
  return found;
}

/** What a theme's rules find in a clause. */
interface Phrases {
  theme: Theme;
  about: Span[];
  praise: Span[];
  complaint: Span[];
}
const phraseKinds = ["about", ...kinds] as const;

interface ClauseFinds {
  phrases: Phrases[];
  general: Record<OpinionKind, Span[]>;
  amounts: Record<OpinionKind, Span[]>;
  denied: Span[];
  lukewarm: Span[];
}

const noFinds = (): ClauseFinds => ({
  phrases: themes.map((theme) => ({ theme, about: [], praise: [], complaint: [] })),
  general: { praise: [], complaint: [] },
  amounts: { praise: [], complaint: [] },
  denied: [],
  lukewarm: [],
});

/**
 * The clauses that name a theme or are an opinion by themselves, by index, with what the rules find there. All clauses
 * are searched as one text, because starting a search costs more than a short clause takes.
 */
function findsOf(clauses: readonly Clause[]): [index: number, finds: ClauseFinds][] {
  const text = clauses.map(({ words }) => words).join("\n");
  const found = new Map<number, ClauseFinds>();
  /** Adds an expression's matches to their clauses; with `begins`, even to clauses without any so far. */
  function search(words: RegExp, listOf: (finds: ClauseFinds) => Span[], begins = false) {
    let index = 0;
    let start = 0;
    for (const { from, to } of spans(text, words)) {
      while (from > start + clauses[index]!.words.length)
        start += clauses[index++]!.words.length + 1;
      if (begins && !found.has(index)) found.set(index, noFinds());
      const finds = found.get(index);
      if (finds) listOf(finds).push({ from: from - start, to: to - start });
    }
  }
  for (const [place, rule] of rules.entries())
    for (const kind of phraseKinds)
      search(rule[kind], ({ phrases }) => phrases[place]![kind], true);
  if (found.size === 0) return [];
  for (const kind of kinds) {
    search(general[kind], (finds) => finds.general[kind]);
    search(amounts[kind], (finds) => finds.amounts[kind]);
  }
  search(farNegation, ({ denied }) => denied);
  search(lukewarm, (finds) => finds.lukewarm);
  return [...found].toSorted(([a], [b]) => a - b);
}

function opinionsOf({ words, isOfOther }: Clause, finds: ClauseFinds): Found[] {
  const all = finds.phrases;
  const denied = finds.denied[0]?.from ?? Infinity;
  /** What an opinion means here; undefined if that isn't clear. */
  const meaning = ({ from, to }: Span, kind: OpinionKind): OpinionKind | undefined => {
    if (isOfOther && !comparative.test(words.slice(from, to))) return undefined;
    if (denied < from) return kind === "praise" && !isOfOther ? "complaint" : undefined;
    return isNegated(words, from) === isOfOther ? kind : opposite[kind];
  };
  // 'unforgiving' isn't 'forgiving', and what's built like a tank isn't as slow as one.
  const phrases = all.flatMap(({ praise, complaint }) => [...praise, ...complaint]);
  const found: Found[] = [];
  const named: Named[] = [];
  for (const { theme, about, ...own } of all) {
    const said = kinds.flatMap((kind) =>
      own[kind]
        .filter((span) => !isWithinLonger(span, phrases))
        // 'I lose against fast hands' is about others' hands.
        .filter((span) => kind === "complaint" || !words.slice(0, span.from).endsWith("against "))
        // 'Not slow' doesn't mean quick: what isn't bad may be neither.
        .filter((span) => kind === "praise" || !isNegated(words, span.from))
        .flatMap((span) => meaning(span, kind) ?? []),
    );
    found.push(...said.map((kind) => ({ theme, kind })));
    if (said.length === 0) named.push(...about.map((span) => ({ ...span, theme })));
  }
  if (named.length === 0 || finds.lukewarm.length > 0) return found;
  const add = (
    one: Named | undefined,
    kind: OpinionKind | undefined,
    isMeant: (theme: Theme) => boolean = () => true,
  ) => {
    if (one && kind)
      found.push(
        ...together(words, named, one)
          .filter(isMeant)
          .map((theme) => ({ theme, kind })),
      );
  };
  for (const kind of kinds) {
    for (const span of finds.general[kind])
      if (!isWithin(span, named) && !isWithin(span, phrases))
        add(nearestOf(span, named), meaning(span, kind));
    for (const span of finds.amounts[kind]) {
      const next = named.find(({ from }) => from >= span.to && from - span.to <= reach.amount);
      add(next, meaning(span, kind), isCountable);
    }
  }
  return found;
}

const isWithin = (span: Span, others: readonly Span[]) =>
  others.some(({ from, to }) => from <= span.from && span.to <= to);

const isWithinLonger = (span: Span, others: readonly Span[]) =>
  others.some(
    ({ from, to }) => from <= span.from && span.to <= to && to - from > span.to - span.from,
  );

function nearestOf(span: Span, named: readonly Named[]): Named | undefined {
  const distance = ({ from, to }: Span) => Math.max(from - span.to, span.from - to);
  let nearest: Named | undefined;
  for (const one of named) if (!nearest || distance(one) < distance(nearest)) nearest = one;
  return nearest && distance(nearest) <= reach.general ? nearest : undefined;
}

/** The themes named together with this one: 'spin and the control'. */
function together(words: string, named: readonly Named[], one: Named): Theme[] {
  const between = /^ (?:and|or|nor|plus)(?: (?:the|its|my|a|also|more|most))? $/;
  return named
    .filter((other) => {
      const [first, second] = other.from < one.from ? [other, one] : [one, other];
      const isNear = second.from - first.to <= reach.together;
      return other === one || (isNear && between.test(words.slice(first.to, second.from)));
    })
    .map(({ theme }) => theme);
}

/** Whether one of the few words before a position negates what follows. */
function isNegated(words: string, at: number): boolean {
  const before = words
    .slice(Math.max(0, at - reach.negation), at)
    .split(" ")
    .filter(Boolean);
  return before.slice(-reach.words).some((word) => negations.has(word));
}

/** What a review's themes are computed from, by column. */
export interface BitsSource {
  review_text: string;
  liked: string;
  disliked: string;
  is_sample: number;
}

/**
 * The themes a review praises and criticizes, as bits (see `maskOf`): its writer's choices. Only if a player chose none
 * are they found in the text; a sample has those listed in its file.
 */
export function reviewBits({ review_text, liked, disliked, is_sample }: BitsSource): number {
  if (is_sample === 0 && liked === "" && disliked === "") return themeBits(review_text);
  return chosenBits(readThemes(liked), readThemes(disliked));
}

export interface QuotedReview {
  id: string;
  firstName: string;
  reviewText: string;
  isSample: boolean;
  /** What it likes and doesn't: see `maskOf`. */
  bits: number;
}

/** A sentence from a review that praises or criticizes a theme. */
export interface Quote {
  theme: Theme;
  kind: OpinionKind;
  text: string;
  /** The writer's name, and the review's id. */
  firstName: string;
  id: string;
  isSample: boolean;
}

/** The length of a quote in characters (UTF-16 code units): of a sentence, and of a review quoted whole. */
const length = { min: 12, sentence: 220, short: 140 };

/** The maximum number of characters of reviews to scan for sentences. */
const maxRead = 8_000;

/**
 * The best quote for each theme and kind: an explicit sentence, then a short review about nothing else, then any short
 * one. The first of several wins.
 * @param understand finds what a text says
 */
export function quotesFrom(
  reviews: readonly QuotedReview[],
  understand: (text: string) => readonly Opinion[] = opinionsIn,
): Quote[] {
  const best = new Map<number, { quote: Quote; rank: number }>();
  let read = 0;
  for (const { id, firstName, reviewText, isSample, bits } of reviews) {
    read += reviewText.length;
    if (read > maxRead && best.size > 0) break;
    for (const theme of themes)
      for (const kind of ["praise", "complaint"] as const) {
        const mask = maskOf(theme, kind);
        const rankToBeat = best.get(mask)?.rank ?? Infinity;
        if ((bits & mask) === 0 || rankToBeat === 0) continue;
        const sentence = understand(reviewText.slice(0, maxRead)).find(
          (each) => each.theme === theme && each.kind === kind,
        )?.sentence;
        const found = passageOf(reviewText, sentence, bits === mask);
        if (found && found.rank < rankToBeat) {
          const quote = { theme, kind, text: found.text, firstName, id, isSample };
          best.set(mask, { quote, rank: found.rank });
        }
      }
  }
  return Array.from(best.values(), ({ quote }) => quote);
}

/** What to quote from a review, and how good a quote it is: lower is better. */
function passageOf(review: string, sentence: string | undefined, isAboutNothingElse: boolean) {
  if (sentence && hasLength(sentence, length.sentence)) return { text: sentence, rank: 0 };
  if (hasLength(review, length.short)) return { text: review, rank: isAboutNothingElse ? 1 : 2 };
  return hasLength(review, length.sentence) && isAboutNothingElse
    ? { text: review, rank: 3 }
    : undefined;
}

const hasLength = (text: string, max: number) => text.length >= length.min && text.length <= max;
