// Screens and what is on them.

extension SceneGrammar {
  static let screen = ObjectRule(
    name: "screen", noun: "a screen",
    summary: "What one view controller shows: a picture, views, or other screens in a container.",
    keys: [
      KeyRule("image", .text(.path), "A picture, such as a screenshot, that fills the screen."),
      KeyRule("background", paint, "The colour behind everything. Default clear."),
      KeyRule("contentMode", contentMode, "How the image fills the screen. Default scaleToFill."),
      KeyRule("gradient", .object("gradient"), "Colours over the background, behind the views."),
      KeyRule("perspective", eyeDistance, "How far the eye is from the views, in points."),
      KeyRule(
        "statusBarStyle", .choice(SceneStatusBar.Style.allCases.map(\.rawValue)),
        "The colour of the status bar while the screen is in front. Default: the canvas's."),
      KeyRule("views", views, "Views, from back to front."),
      KeyRule(
        "sheet", .either([.boolean, .object("sheetSettings")]),
        "Shows it as a sheet where it is presented without a transition. Default false."),
      KeyRule(
        "popover", .either([.boolean, .object("popoverSettings")]),
        "Shows it as a popover where it is presented without a transition. Default false."),
      KeyRule(
        "interactions",
        .list(
          .variant([pan, pull, grab, onTap].map(\.name), noun: "interaction"),
          count: 0...SceneLimits.screensAtOnce), "What fingers can do on it."),
    ] + containerKeys + arrangementKeys,
    exclusions: containerExclusions + [
      ["image", "gradient"], ["stack", "grid"], ["sheet", "popover"],
    ],
    needs: arrangementNeeds + containerNeeds)

  static let view = ObjectRule(
    name: "view", noun: "a view",
    summary: "A rectangle that shows something, and views inside it.",
    keys: contentKeys + [
      KeyRule("id", name, "A name for inspect, set and animate."),
      KeyRule(
        "frame", .list(coordinate, count: 4...4),
        "[x, y, width, height] in points of the parent. Default: the parent's bounds."),
      KeyRule("background", paint, "The colour behind everything. Default clear."),
      KeyRule(
        "clips", .boolean, "Whether what reaches over the bounds is cut away. Default false."),
      KeyRule("alpha", fraction, "Opacity from 0 to 1. Default 1."),
      KeyRule("hidden", .boolean, "Whether it is left out. Default false."),
      KeyRule(
        "transform", .object("transform"), "Moves, scales and turns it about its anchor point."),
      KeyRule(
        "anchorPoint", unitPoint,
        "[x, y] in parts of the bounds: what transforms leave in place. Default [0.5, 0.5]. "
          + "The frame stays where it is."),
      KeyRule(
        "zPosition", .number(NumberRule(noun: "a number", minimum: -1e6, maximum: 1e6)),
        "Siblings with more are in front. Default 0."),
      KeyRule("views", views, "Views inside it, from back to front."),
      KeyRule(
        "scroll", .object("scrolling"),
        "Makes it a scroll view: fingers move what is inside it. It clips unless told otherwise."),
      KeyRule(
        "gestures", .list(.choice(ViewGesture.allCases.map(\.rawValue)), count: 1...3),
        "What fingers do to it: move it, scale it, turn it."),
      KeyRule(
        "simultaneous", .boolean,
        "Whether its gestures are recognized together. Default false: the first one wins."),
    ] + lookKeys + placementKeys + viewArrangementKeys + useKeys,
    exclusions: contentExclusions + [
      [
        "scroll", "image", "label", "video", "button", "icon", "shape", "gradient", "blur",
        "emitter", "replicator",
      ],
      ["list", "views", "scroll"],
      [
        "frame", "width", "height", "aspect", "top", "leading", "bottom", "trailing", "center",
      ],
    ],
    needs: contentNeeds + arrangementNeeds + [
      KeyNeed("with", anyOf: ["use"]), KeyNeed("simultaneous", anyOf: ["gestures"]),
    ])

  static let scrolling = ObjectRule(
    name: "scrolling", noun: "a scroll view", summary: "How a scroll view scrolls.",
    keys: [
      KeyRule(
        "content", vector,
        "[width, height] of what scrolls, in points or percent of the view. Default: as far as its "
          + "views reach."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2), "Where it begins: [x, y]. Default [0, 0]."),
      KeyRule(
        "inset", .list(coordinate, count: 4...4),
        "[top, left, bottom, right]: how much further than the content it scrolls. Default 0."),
      KeyRule("paging", .boolean, "Whether it rests at multiples of its size only. Default false."),
      KeyRule("bounces", .boolean, "Whether it gives way past its ends. Default true."),
      KeyRule(
        "alwaysBounce", .choice(BounceAxis.allCases.map(\.rawValue)),
        "Where it gives way although the content fits. Default: nowhere."),
      KeyRule(
        "directionalLock", .boolean,
        "Whether a finger scrolls only in the direction in which it sets out. Default false."),
      KeyRule(
        "deceleration", .choice(ScrollDeceleration.allCases.map(\.rawValue)),
        "How soon it comes to rest. Default normal."),
    ])

  static let transform = ObjectRule(
    name: "transform", noun: "a transform",
    summary: "Scaled first, then turned, then moved.",
    keys: [
      KeyRule("translate", .list(coordinate, count: 2...2), "[x, y] in points."),
      KeyRule("scale", scaling, "A factor, or [x, y]."),
      KeyRule("rotate", degrees, "Degrees, clockwise on screen."),
    ] + depthKeys)

  /// Keys of transforms and states: turns and moves out of the plane.
  static let depthKeys = [
    KeyRule("rotateX", degrees, "Degrees about the horizontal axis: the upper edge goes back."),
    KeyRule("rotateY", degrees, "Degrees about the vertical axis: the right edge goes back."),
    KeyRule("translateZ", coordinate, "Points towards the eye."),
    KeyRule(
      "perspective", eyeDistance,
      "How far the eye is, in points: less is deeper. Default: no depth."),
  ]

  private static let views = ValueRule.list(.object("view"), count: 0...SceneLimits.nodes)
}
