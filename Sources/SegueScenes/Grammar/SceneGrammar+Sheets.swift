// Sheets, popovers, and devices that are turned.

extension SceneGrammar {
  static let sheetSettings = ObjectRule(
    name: "sheetSettings", noun: "a sheet", summary: "How a screen is shown as a sheet.",
    keys: [
      KeyRule(
        "detents", .list(detent, count: 1...SceneLimits.screensAtOnce),
        "The heights at which it rests: medium, large, points above the safe area, or percent of a "
          + "large sheet. Default [large]."),
      KeyRule("selected", detent, "Where it rests at first. Default: at the lowest detent."),
      KeyRule(
        "undimmed", detent,
        "Up to this detent the screen behind is neither dark nor out of reach. Default: at none."),
      KeyRule("grabber", .boolean, "Whether a grabber shows at the top. Default false."),
      KeyRule("cornerRadius", radius, "The radius of its corners, in points. Default 10."),
      KeyRule("dismissible", .boolean, "Whether a finger may dismiss it. Default true."),
      KeyRule(
        "scrollingExpands", .boolean,
        "Whether scrolling up in it makes it larger before it scrolls. Default true."),
      KeyRule(
        "edgeAttached", .boolean,
        "Whether it is attached to the lower edge on phones held sideways, rather than covering "
          + "everything. Default false."),
    ])

  static let popoverSettings = ObjectRule(
    name: "popoverSettings", noun: "a popover", summary: "How a screen is shown as a popover.",
    keys: [
      KeyRule(
        "about", .either([name, .list(coordinate, count: 4...4)]),
        "What its arrow points at: the id of a view on the presenting screen, or [x, y, width, height] "
          + "on it. Default: the middle of the screen."),
      KeyRule(
        "arrow", .list(.choice(ScenePopover.Arrow.allCases.map(\.rawValue)), count: 1...4),
        "Which ways the arrow may point. Default: all."),
      KeyRule(
        "size", .list(radius, count: 2...2),
        "[width, height] of its content, in points. Default [320, 480]."),
      KeyRule(
        "adapts", .boolean,
        "Whether it is a sheet where there is little room across, as on phones. Default true."),
    ])

  static let sheet = ObjectRule(
    name: "sheet", noun: "a step",
    summary: "A finger takes a sheet to a detent, or away; lasts until the sheet is at rest.",
    keys: [
      .required("sheet", name, "The screen that is shown as a sheet: the front one."),
      .required(
        "to",
        .either([
          .number(
            NumberRule(noun: "a number of points", minimum: 0, limit: SceneLimits.coordinate)),
          .text(.sheetTarget),
        ]), "Where: one of its detents, or away."),
      KeyRule("duration", seconds, "Seconds that the finger is on its way. Default 0.4."),
      KeyRule("hold", seconds, "Seconds for which it then rests. Default 0."),
      KeyRule(
        "flick", .boolean, "Whether the finger only flicks, and the sheet goes on. Default false."),
      KeyRule("finger", .boolean, "false moves it by code, without a finger. Default true."),
      until,
    ],
    exclusions: [["flick", "duration"], ["flick", "hold"]])

  static let rotate = ObjectRule(
    name: "rotate", noun: "a step",
    summary: "Turns the device; what is on it stays upright and lays out anew.",
    keys: [
      .required(
        "rotate", .choice(SceneOrientation.allCases.map(\.rawValue)),
        "How it is held then: portrait, or landscape with its upper edge on the left."),
      KeyRule("animated", .boolean, "false turns it at once. Default true."),
    ])

  static let resize = ObjectRule(
    name: "resize", noun: "a step",
    summary: "Gives the window another size, as where two apps share a screen.",
    keys: [
      .required(
        "resize", .list(.number(windowSide), count: 2...2), "[width, height] in points."),
      KeyRule("animated", .boolean, "false changes it at once. Default true."),
    ])

  private static let windowSide = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true,
    limit: Double(SceneLimits.canvasSideInPixels))

  private static let detent = ValueRule.either([
    .number(NumberRule(noun: "a number of points", minimum: 0, limit: SceneLimits.coordinate)),
    .text(.detent),
  ])
}
