// The grammar of scene files, as a table. Whoever adds a key adds it here (so that it is checked, is in
// the schema and has its words for editors) and in the decoder next to its neighbours.

/// All objects of a scene file.
package enum SceneGrammar {
  /// The whole file.
  package static let root = "scene"

  /// Every object, in the order of the documentation.
  package static let objects: [ObjectRule] =
    [
      scene, canvas, statusBar, golden, screen, component, view, run, font, fonts, colorPair,
      transform,
      scrolling, pan, pull, grab, onTap,
    ]
    + [bar, barItem, barButton, tabItem, pager]
    + [border, shadow, mask, shape, shapeState, gradient, gradientState, emitter, replicator]
    + lists
    + [transition, dismissal, shared, spring, side, viewWay, state, keyframe, transitionUse]
    + [dragging, finger]
    + [sheetSettings, popoverSettings]
    + steps

  /// The object of this name.
  package static func object(_ name: String) -> ObjectRule? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: objects.map { ($0.name, $0) })

  /// What people write who know other systems.
  static let synonyms = [
    "opacity": "alpha", "color": "background", "colour": "background",
    "backgroundColor": "background", "src": "image", "name": "id", "clipsToBounds": "clips",
    "masksToBounds": "clips", "radius": "cornerRadius", "isHidden": "hidden", "z": "zPosition",
    "zIndex": "zPosition", "subviews": "views", "children": "views", "layers": "views",
    "framerate": "fps", "frameRate": "fps", "rate": "fps", "steps": "script", "timeline": "script",
    "rotation": "rotate", "translation": "translate", "easing": "curve", "timing": "curve",
    "contentsGravity": "contentMode", "anchor": "anchorPoint", "stack": "navigation",
    "gestures": "interactions", "threshold": "finishAbove", "new": "incoming", "old": "outgoing",
    "dampingRatio": "damping", "shadowOpacity": "shadow", "shadowRadius": "shadow",
    "shadowColor": "shadow", "shadowOffset": "shadow", "borderWidth": "border",
    "borderColor": "border", "maskedCorners": "corners", "fillColor": "fill",
    "strokeColor": "stroke", "lineCap": "cap", "lineJoin": "join", "lineDashPattern": "dash",
    "lineDashPhase": "dashPhase", "startPoint": "from", "endPoint": "to", "stops": "colors",
    "rotationX": "rotateX", "rotationY": "rotateY", "isDoubleSided": "doubleSided",
    "backfaceVisibility": "doubleSided", "stroke-start": "strokeStart",
    "stroke-end": "strokeEnd", "stroke-width": "lineWidth", "d": "path", "center": "circle",
    "delay": "start", "contentSize": "content",
    "isPagingEnabled": "paging", "contentOffset": "offset", "completionSpeed": "speed",
    "edges": "edge", "percent": "to", "progress": "to",
  ]

  private static let scene = ObjectRule(
    name: root, noun: "a scene", summary: "A scene: screens, and a script that moves between them.",
    keys: [
      .required("segue", .constant(1), "The version of this grammar: 1."),
      .required("canvas", .object("canvas"), "Size, density and rate of the clip."),
      .required("screens", .named(.object("screen")), "The screens, by name."),
      KeyRule("fonts", .object("fonts"), "Fonts beside the system's."),
      KeyRule("components", .named(.object("component")), "Parts of screens, by name."),
      KeyRule(
        "transitions", .named(.object("transition")),
        "Custom transitions, by name. One with the name of a built-in takes its place."),
      .required(
        "script", .list(.variant(steps.map(\.name), noun: "step"), count: 1...SceneLimits.nodes),
        "What happens, step by step. Steps that move to another screen last until they have arrived."
      ),
      KeyRule("golden", .object("golden"), "How goldens of the scene are compared."),
      KeyRule(
        "seed", .number(chanceSeed),
        "What the chance of the scene's code follows from: .random(in:) and its like. Default 0."),
    ])

  /// What a seed may be: the whole numbers that all readers of YAML and JSON hold exactly.
  static let chanceSeed = NumberRule(
    noun: "a whole number", minimum: 0, maximum: 0x1p53, isWhole: true)

  private static let canvas = ObjectRule(
    name: "canvas", noun: "a canvas", summary: "What the clip is drawn on.",
    keys: [
      KeyRule(
        "device", .choice(SceneDevice.all.map(\.name)),
        "Takes size, scale, safe area and the display's corners from a device."),
      KeyRule(
        "orientation", .choice(SceneOrientation.allCases.map(\.rawValue)),
        "How the device is held: portrait, or landscape with its upper edge on the left. Default portrait."
      ),
      .required("width", .number(canvasSide), unless: "device", "Width in points."),
      .required("height", .number(canvasSide), unless: "device", "Height in points."),
      KeyRule("scale", .number(scale), "Pixels for each point. Default 1, or the device's."),
      KeyRule(
        "fps", .either([.number(rate), .text(.rate)]),
        "Frames per second: a whole number, or a fraction such as \"30000/1001\". Default 60."),
      KeyRule("background", color, "What is behind the window. Default black."),
      KeyRule(
        "appearance", .choice(SceneAppearance.allCases.map(\.rawValue)),
        "Which of their colours views take. Default light."),
      KeyRule(
        "direction", .choice(SceneDirection.allCases.map(\.rawValue)),
        "Which way screens run: ltr, or rtl as in Arabic. Default ltr."),
      KeyRule(
        "textSize", .choice(SceneTextSize.allCases.map(\.rawValue)),
        "How large people want text: text styles grow and shrink. Default large."),
      KeyRule(
        "reduceMotion", .boolean,
        "Whether people ask for less motion: reducedTransition plays. Default false."),
      KeyRule(
        "statusBar", .either([.boolean, .object("statusBar")]),
        "Whether time and battery show over everything. Default false."),
      KeyRule(
        "corners", .boolean,
        "Whether the display's round corners are cut off. Default true with a device."),
      KeyRule(
        "bezel", .boolean, "Whether the device is drawn around the display. Default false."),
    ],
    exclusions: [["device", "width", "height"]],
    needs: ["orientation", "corners", "bezel"].map { KeyNeed($0, anyOf: ["device"]) })

  private static let statusBar = ObjectRule(
    name: "statusBar", noun: "a status bar", summary: "Time, signal and battery.",
    keys: [
      KeyRule("time", .text(.words), "The time of day. Default 9:41."),
      KeyRule(
        "style", .choice(SceneStatusBar.Style.allCases.map(\.rawValue)),
        "The colour of what it says. Default automatic: what suits the appearance."),
    ])

  private static let canvasSide = NumberRule(
    noun: "a number of points", minimum: 0, excludesMinimum: true,
    limit: Double(SceneLimits.canvasSideInPixels))
  private static let scale = NumberRule(
    noun: "a number", minimum: 0, excludesMinimum: true, limit: SceneLimits.scale)
  private static let rate = NumberRule(
    noun: "a whole number of frames per second", minimum: 0, excludesMinimum: true,
    limit: Double(SceneLimits.framesPerSecond), isWhole: true)
}

// Kinds of values that several objects share.
extension SceneGrammar {
  static let color = ValueRule.text(.color)
  static let words = ValueRule.either([.text(.words), .number(NumberRule(noun: "a number"))])
  static let coordinate = ValueRule.number(NumberRule(noun: "a number of points", coordinate: true))
  static let length = ValueRule.either([coordinate, .text(.percent)])
  static let vector = ValueRule.list(length, count: 2...2)
  static let unitPoint = ValueRule.list(
    .number(NumberRule(noun: "a number", coordinate: true)), count: 2...2)
  static let factor = NumberRule(
    noun: "a factor", minimum: -SceneLimits.factor, maximum: SceneLimits.factor, hidesBounds: true)
  static let scaling = ValueRule.either([.number(factor), .list(.number(factor), count: 2...2)])
  static let degrees = ValueRule.number(NumberRule(noun: "a number of degrees", coordinate: true))
  static let fraction = ValueRule.number(NumberRule(noun: "a number", minimum: 0, maximum: 1))
  static let radius = ValueRule.number(
    NumberRule(noun: "a number of points", minimum: 0, limit: SceneLimits.coordinate))
  static let seconds = ValueRule.number(
    NumberRule(noun: "a number of seconds", minimum: 0, limit: SceneLimits.seconds))
  static let name = ValueRule.text(.name)
}

extension NumberRule {
  /// Any coordinate within reason.
  fileprivate init(noun: String, coordinate: Bool) {
    self.init(
      noun: noun, minimum: -SceneLimits.coordinate, maximum: SceneLimits.coordinate,
      hidesBounds: true)
  }
}
