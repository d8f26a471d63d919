// The grammar of screens and views.

extension SceneGrammar {
  static let screen = ObjectRule(
    name: "screen", noun: "a screen",
    summary:
      "The content of one view controller: an image, views, or other screens in a container.",
    keys: [
      KeyRule("image", .text(.path), "An image, such as a screenshot, that fills the screen."),
      KeyRule("background", paint, default: .described("clear"), "The background color."),
      KeyRule(
        "contentMode", contentMode, default: .choice(SceneDefaults.page.contentMode),
        "How the image fills the screen."),
      KeyRule(
        "gradient", .object("gradient"), "A gradient above the background and behind the views."),
      KeyRule(
        "perspective", eyeDistance,
        "The distance of the viewer from the views in points, which gives them perspective."),
      KeyRule(
        "statusBarStyle", .choice(SceneStatusBar.Style.allCases.map(\.rawValue)),
        default: .described("the canvas's"),
        "The style of the status bar while the screen is in front."),
      KeyRule("views", views, "The views, from back to front."),
      KeyRule(
        "sheet", .either([.boolean, .object("sheetSettings")]), default: .boolean(false),
        "Whether the screen is shown as a sheet when it is presented without a transition."),
      KeyRule(
        "popover", .either([.boolean, .object("popoverSettings")]), default: .boolean(false),
        "Whether the screen is shown as a popover when it is presented without a transition."),
      KeyRule(
        "interactions",
        .list(
          .variant([pan, pull, grab, onTap].map(\.name), noun: "interaction"),
          count: 0...SceneLimits.screensAtOnce),
        "The interactions that touches on the screen can start."),
    ] + containerKeys + arrangementKeys,
    exclusions: containerExclusions + [
      ["image", "gradient"], ["stack", "grid"], ["sheet", "popover"],
    ],
    needs: arrangementNeeds + containerNeeds)

  static let view = ObjectRule(
    name: "view", noun: "a view",
    summary: "A rectangle with content and subviews.",
    keys: contentKeys + [
      KeyRule("id", name, "The id by which steps, transitions, and inspect refer to the view."),
      KeyRule(
        "frame", .list(coordinate, count: 4...4), default: .described("the parent's bounds"),
        "The frame [x, y, width, height] in points of the parent."),
      KeyRule("background", paint, default: .described("clear"), "The background color."),
      KeyRule(
        "clips", .boolean,
        default: .described("\(SceneDefaults.view.clips), or true for a scroll view"),
        "Whether content is clipped to the bounds."),
      KeyRule(
        "alpha", fraction, default: .number(SceneDefaults.view.alpha), "The opacity, from 0 to 1."),
      KeyRule(
        "hidden", .boolean, default: .boolean(SceneDefaults.view.isHidden),
        "Whether the view is hidden."),
      KeyRule(
        "transform", .object("transform"), "The transform about the anchor point."),
      KeyRule(
        "anchorPoint", unitPoint, default: .described("[0.5, 0.5]"),
        """
        The point about which transforms are applied, [x, y] as fractions of the bounds. Does not \
        move the frame.
        """),
      KeyRule(
        "zPosition", .number(NumberRule(noun: "a number", minimum: -1e6, maximum: 1e6)),
        default: .number(SceneDefaults.view.zPosition),
        "The position in the stacking order; siblings with greater values are in front."),
      KeyRule("views", views, "The subviews, from back to front."),
      KeyRule(
        "scroll", .object("scrolling"),
        "Makes the view a scroll view, which clips its content unless clips is false."),
      KeyRule(
        "gestures", .list(.choice(ViewGesture.allCases.map(\.rawValue)), count: 1...3),
        "The gestures that manipulate the view: move, scale, or rotate it."),
      KeyRule(
        "simultaneous", .boolean, default: .boolean(SceneDefaults.view.isSimultaneous),
        """
        Whether the gestures are recognized simultaneously, or else the first one prevents the \
        others.
        """),
    ] + styleKeys + placementKeys + viewArrangementKeys + useKeys,
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
    name: "scrolling", noun: "a scroll view", summary: "The scrolling behavior of a scroll view.",
    keys: [
      KeyRule(
        "content", vector, default: .described("the extent of the subviews"),
        "The size of the content, [width, height], in points or percent of the view."),
      KeyRule(
        "offset", .list(coordinate, count: 2...2), default: .point(SceneDefaults.scrolling.offset),
        "The initial content offset [x, y]."),
      KeyRule(
        "inset", .list(coordinate, count: 4...4), default: .numbers(SceneDefaults.scrolling.inset),
        "The distances [top, left, bottom, right] by which scrolling extends beyond the content."),
      KeyRule(
        "paging", .boolean, default: .boolean(SceneDefaults.scrolling.isPaging),
        "Whether scrolling stops only at multiples of the view's size."),
      KeyRule(
        "bounces", .boolean, default: .boolean(SceneDefaults.scrolling.bounces),
        "Whether scrolling bounces past the ends of the content."),
      KeyRule(
        "alwaysBounce", .choice(BounceAxis.allCases.map(\.rawValue)), default: .described("none"),
        "The axes along which scrolling bounces even if the content fits."),
      KeyRule(
        "directionalLock", .boolean, default: .boolean(SceneDefaults.scrolling.isDirectionLocked),
        "Whether scrolling is restricted to the direction in which the drag starts."),
      KeyRule(
        "deceleration", .choice(ScrollDeceleration.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.scrolling.deceleration),
        "The deceleration rate."),
    ])

  static let transform = ObjectRule(
    name: "transform", noun: "a transform",
    summary: "A transform, which scales first, then rotates, then translates.",
    keys: [
      KeyRule(
        "translate", .list(coordinate, count: 2...2),
        default: .point(SceneDefaults.transform.translation),
        "The translation [x, y] in points."),
      KeyRule(
        "scale", scaling, default: .scale(SceneDefaults.transform.scale),
        "The scale: a factor, or [x, y]."),
      KeyRule(
        "rotate", degrees, default: .number(SceneDefaults.transform.degrees),
        "The rotation in degrees, clockwise on screen."),
    ] + depthKeys)

  /// The keys of transforms and states that rotate and move out of the plane.
  static let depthKeys = [
    KeyRule(
      "rotateX", degrees,
      "The rotation about the horizontal axis in degrees, which moves the upper edge back."),
    KeyRule(
      "rotateY", degrees,
      "The rotation about the vertical axis in degrees, which moves the right edge back."),
    KeyRule("translateZ", coordinate, "The translation toward the viewer in points."),
    KeyRule(
      "perspective", eyeDistance, default: .described("no perspective"),
      "The distance of the viewer in points; a smaller distance gives a stronger perspective."),
  ]

  private static let views = ValueRule.list(.object("view"), count: 0...SceneLimits.nodes)
}
