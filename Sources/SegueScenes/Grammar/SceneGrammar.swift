// The grammar of scene files, as a table. A new key is added to the table, so that it is checked,
// is in the schema and has a description for editors, and to the decoder of its object. Its default
// is the initial value of the model's property, which the table reads from `SceneDefaults`.

import SegueDiagnostics

/// The rules for all objects of a scene file.
package enum SceneGrammar {
  /// The name of the object that describes the whole file.
  package static let root = "scene"

  /// The rules for all objects, in the order of the documentation.
  package static let objects: [ObjectRule] =
    [
      scene, canvas, statusBar, golden, screen, component, view, run, font, fonts, colorPair,
      transform,
      scrolling, pan, pull, grab, onTap,
    ]
    + [bar, barItem, barButton, tabItem, pager]
    + [border, shadow, mask, shape, shapeState, gradient, gradientState, emitter, replicator]
    + lists
    + [transition, dismissal, shared, spring, side, viewMotion, state, keyframe, transitionUse]
    + [viewMotions] + motionParts
    + [dragging, finger]
    + [sheetSettings, popoverSettings]
    + apps
    + steps

  /// Returns the rule for the object with the given name, or `nil` if there is none.
  package static func object(_ name: String) -> ObjectRule? { byName[name] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: (objects + packObjects).map { ($0.name, $0) })

  /// Keys of other systems, each with the key of this grammar that a message suggests instead.
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
    "edges": "edge", "percent": "to", "progress": "to", "text": "label", "title": "label",
    "fontSize": "font", "fontWeight": "font", "fontFamily": "font", "textColor": "color",
    "textAlignment": "textAlign", "numberOfLines": "lines", "point": "at", "position": "at",
    "accessibilityIdentifier": "id", "accessibilityLabel": "label",
  ]

  /// Words of other systems, each with the words of this grammar that a message suggests instead,
  /// where one of them is expected.
  private static let wordSynonyms = [
    "row": ["horizontal"], "column": ["vertical"], "ease": ["easeInOut"],
    "easeInEaseOut": ["easeInOut"], "cover": ["scaleAspectFill"], "contain": ["scaleAspectFit"],
    "aspectFill": ["scaleAspectFill"], "aspectFit": ["scaleAspectFit"],
    "fill": ["scaleToFill"], "stretch": ["scaleToFill", "fill"], "linear": ["axial"],
    "angular": ["conic"], "pill": ["capsule"], "oval": ["circle"], "triangle": ["polygon"],
    "normal": ["regular"], "chevron": ["disclosure"], "right": ["trailing"], "left": ["leading"],
    "top": ["up"], "bottom": ["down"], "enter": ["return"], "backspace": ["delete"],
  ]

  /// Returns ` Did you mean 'x'?` for a word that is none of `words`, or an empty text.
  package static func suggestion(for word: String, among words: [String]) -> String {
    if let meant = wordSynonyms[word]?.first(where: words.contains) {
      return " Did you mean '\(meant)'?"
    }
    return Suggestion.sentence(for: word, among: words)
  }

  private static let scene = ObjectRule(
    name: root, noun: "a scene",
    summary: "A scene: screens, and a script of transitions between them.",
    keys: [
      .required("segue", .constant(1), "The version of the grammar. Always 1."),
      .required(
        "canvas", .object("canvas"), unless: "app",
        "The size, scale, and frame rate of the clip."),
      KeyRule(
        "app", .either([.text(.words), .object("app")]),
        """
        The app to run in place of declared screens: the path of a folder, an .xcodeproj, or a \
        Swift package, relative to the scene's folder.
        """),
      .required("screens", .named(.object("screen")), unless: "app", "The screens, by name."),
      KeyRule("fonts", .object("fonts"), "Fonts in addition to the system's."),
      KeyRule("components", .named(.object("component")), "Reusable parts of screens, by name."),
      KeyRule(
        "transitions", .named(.object("transition")),
        "Custom transitions, by name. A custom transition replaces a built-in one of the same name."
      ),
      KeyRule(
        "use", .list(.text(.path), count: 1...100),
        """
        Files of transitions, and folders of packs, whose transitions this scene can name like its \
        own. A transition of the scene's own replaces one of a file, and that replaces one of a pack.
        """),
      .required(
        "script", .list(.variant(steps.map(\.name), noun: "step"), count: 1...SceneLimits.nodes),
        "The steps of the script. A step with a transition lasts until the transition ends."
      ),
      KeyRule("golden", .object("golden"), "How the scene's goldens are compared."),
      KeyRule(
        "seed", .number(randomSeed), default: .number(SceneDefaults.document.seed),
        "The seed of the random numbers that the scene's code draws, such as with .random(in:)."),
    ], exclusions: [["app", "screens", "components", "transitions", "use"]])

  /// The rule for a seed: the whole numbers that all YAML and JSON readers represent exactly.
  static let randomSeed = NumberRule(
    noun: "a whole number", minimum: 0, maximum: 0x1p53, isWhole: true)

  private static let canvas = ObjectRule(
    name: "canvas", noun: "a canvas", summary: "The surface that the clip is drawn on.",
    keys: [
      KeyRule(
        "device", .choice(SceneDevice.all.map(\.name)),
        "The device that determines size, scale, safe area, and display corners."
      ),
      KeyRule(
        "orientation", .choice(SceneOrientation.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.canvas.orientation),
        "The orientation of the device: portrait, or landscape with its upper edge on the left."),
      .required("width", .number(canvasSide), unless: "device", "The width in points."),
      .required("height", .number(canvasSide), unless: "device", "The height in points."),
      KeyRule(
        "scale", .number(scale),
        default: .described("\(SceneDefaults.canvas.scale.brief), or the device's scale"),
        "The number of pixels per point."),
      KeyRule(
        "fps", .either([.number(rate), .text(.rate)]), default: .rate(SceneDefaults.canvas.rate),
        """
        The frame rate in frames per second: a whole number, or a fraction such as "30000/1001".
        """),
      KeyRule(
        "background", color, default: .color(SceneDefaults.canvas.background),
        "The color behind the window."),
      KeyRule(
        "appearance", .choice(SceneAppearance.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.canvas.appearance),
        "The appearance, which selects the colors of views."),
      KeyRule(
        "direction", .choice(SceneDirection.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.canvas.direction),
        "The layout direction: ltr, or rtl as in Arabic."),
      KeyRule(
        "textSize", .choice(SceneTextSize.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.canvas.textSize),
        "The preferred text size, up to the accessibility text sizes."),
      KeyRule(
        "reduceMotion", .boolean, default: .boolean(SceneDefaults.canvas.reducesMotion),
        "Whether Reduce Motion is on, so that reducedTransition plays."),
      KeyRule(
        "edges", .choice(SceneEdges.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.canvas.edges),
        "The edges of layers: smooth, or hard as on a device."),
      KeyRule(
        "statusBar", .either([.boolean, .object("statusBar")]), default: .boolean(false),
        "Whether a status bar is shown above all other content."),
      KeyRule(
        "corners", .boolean, default: .boolean(SceneDefaults.canvas.cutsCorners),
        "Whether the display's rounded corners are clipped."),
      KeyRule(
        "bezel", .boolean, default: .boolean(SceneDefaults.canvas.hasBezel),
        "Whether the device is drawn around the display."),
      KeyRule(
        "margin", radius, default: .number(SceneDefaults.canvas.margin),
        "The distance in points from the device, or the display, to the edges of the clip."),
    ],
    exclusions: [["device", "width", "height"]],
    needs: ["orientation", "corners", "bezel"].map { KeyNeed($0, anyOf: ["device"]) })

  private static let statusBar = ObjectRule(
    name: "statusBar", noun: "a status bar",
    summary: "A status bar with time, signal, and battery.",
    keys: [
      KeyRule(
        "time", .text(.words), default: .text(SceneDefaults.statusBar.time), "The time of day."),
      KeyRule(
        "style", .choice(SceneStatusBar.Style.allCases.map(\.rawValue)),
        default: .choice(SceneDefaults.statusBar.style),
        "The color of the content; automatic follows the appearance."),
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

// Rules for values that several objects share.
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
  static let transitionName = ValueRule.text(.transitionName)
}

extension NumberRule {
  /// Creates a rule for a coordinate, bounded by the coordinate limit.
  fileprivate init(noun: String, coordinate: Bool) {
    self.init(
      noun: noun, minimum: -SceneLimits.coordinate, maximum: SceneLimits.coordinate,
      hidesBounds: true)
  }
}
