// The grammar of sheets and popovers, and of the steps that rotate the device and resize the
// window.

extension SceneGrammar {
  static let sheetSettings = ObjectRule(
    name: "sheetSettings", noun: "a sheet",
    summary: "The settings of a screen that is shown as a sheet.",
    keys: [
      KeyRule(
        "detents", .list(detent, count: 1...SceneLimits.screensAtOnce),
        default: .texts(SceneDefaults.sheet.detents.map(\.description)),
        """
        The heights at which the sheet rests: medium, large, points above the safe area, or \
        percent of a large sheet.
        """),
      KeyRule("selected", detent, default: .described("the lowest one"), "The initial detent."),
      KeyRule(
        "undimmed", detent, default: .described("none"),
        """
        The largest detent at which the screen behind the sheet is undimmed and receives touches.
        """),
      KeyRule(
        "grabber", .boolean, default: .boolean(SceneDefaults.sheet.showsGrabber),
        "Whether a grabber is shown at the top."),
      KeyRule(
        "cornerRadius", radius, default: .described("10"), "The radius of the corners in points."),
      KeyRule(
        "dismissible", .boolean, default: .boolean(SceneDefaults.sheet.isDismissible),
        "Whether the sheet can be dismissed by a drag."),
      KeyRule(
        "scrollingExpands", .boolean, default: .boolean(SceneDefaults.sheet.scrollingExpands),
        "Whether scrolling in the sheet expands it before its content scrolls."),
      KeyRule(
        "edgeAttached", .boolean, default: .boolean(SceneDefaults.sheet.isEdgeAttached),
        """
        Whether the sheet is attached to the bottom edge on phones in landscape, instead of \
        covering the screen.
        """),
    ])

  static let popoverSettings = ObjectRule(
    name: "popoverSettings", noun: "a popover",
    summary: "The settings of a screen that is shown as a popover.",
    keys: [
      KeyRule(
        "about", .either([name, .list(coordinate, count: 4...4)]),
        default: .described("the center of the screen"),
        """
        What the arrow points to: the id of a view on the presenting screen, or a rectangle [x, \
        y, width, height] on it.
        """),
      KeyRule(
        "arrow", .list(.choice(ScenePopover.Arrow.allCases.map(\.rawValue)), count: 1...4),
        default: .texts(SceneDefaults.popover.arrows.map(\.rawValue)),
        "The permitted directions of the arrow."),
      KeyRule(
        "size", .list(radius, count: 2...2), default: .described("[320, 480]"),
        "The size of the content, [width, height], in points."),
      KeyRule(
        "adapts", .boolean, default: .boolean(SceneDefaults.popover.adapts),
        """
        Whether the popover adapts to a sheet in a horizontally compact environment, as on \
        phones.
        """),
    ])

  static let sheet = ObjectRule(
    name: "sheet", noun: "a step",
    summary: "Drags a sheet to a detent or dismisses it. Lasts until the sheet is at rest.",
    keys: [
      .required(
        "sheet", name, "The screen that is shown as a sheet, which must be the front screen."),
      .required(
        "to",
        .either([
          .number(
            NumberRule(noun: "a number of points", minimum: 0, limit: SceneLimits.coordinate)),
          .text(.sheetTarget),
        ]), "Where the sheet goes: one of its detents, or away."),
      KeyRule(
        "duration", seconds, default: .number(SceneDefaults.sheetMove.duration),
        "The duration of the finger's movement in seconds."),
      KeyRule(
        "hold", seconds, default: .number(SceneDefaults.sheetMove.hold),
        "The time in seconds for which the finger rests after it has moved."),
      KeyRule(
        "flick", .boolean, default: .boolean(SceneDefaults.sheetMove.isFlick),
        "Whether the finger only flicks the sheet, which then moves on."),
      KeyRule(
        "finger", .boolean, default: .boolean(SceneDefaults.sheetMove.isByTouch),
        "Whether a finger moves the sheet, rather than code."),
      until,
    ],
    exclusions: [["flick", "duration"], ["flick", "hold"]])

  static let rotate = ObjectRule(
    name: "rotate", noun: "a step",
    summary: "Rotates the device. The screens stay upright and are laid out again.",
    keys: [
      .required(
        "rotate", .choice(SceneOrientation.allCases.map(\.rawValue)),
        "The new orientation: portrait, or landscape with the device's upper edge on the left."),
      KeyRule(
        "animated", .boolean, default: .boolean(SceneDefaults.move.isAnimated),
        "Whether the rotation is animated."),
    ])

  static let resize = ObjectRule(
    name: "resize", noun: "a step",
    summary: "Resizes the window, as when two apps share a screen.",
    keys: [
      .required(
        "resize", .list(.number(windowSide), count: 2...2),
        "The new size, [width, height], in points."),
      KeyRule(
        "animated", .boolean, default: .boolean(SceneDefaults.move.isAnimated),
        "Whether the change is animated."),
    ])

  private static let windowSide = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true,
    limit: Double(SceneLimits.canvasSideInPixels))

  private static let detent = ValueRule.either([
    .number(NumberRule(noun: "a number of points", minimum: 0, limit: SceneLimits.coordinate)),
    .text(.detent),
  ])
}
