// Decoding of values into a document. The rule checker has already reported what is invalid.
// Whatever cannot be decoded is omitted here, so that the checks that follow still see the rest.

import CoreGraphics
import SegueDiagnostics

struct SceneDecoder {
  private let root: SceneValue
  /// The scene with references to parameters of transitions.
  private let written: SceneValue

  init(_ root: SceneValue, written: SceneValue) { (self.root, self.written) = (root, written) }

  func document(path: String) -> SceneDocument {
    var document = SceneDocument(
      path: path, canvas: canvas(root["canvas"]), fonts: fonts,
      screens: (root["screens"]?.entries ?? []).map {
        Self.screen($0.value, name: $0.key, path: "screens.\($0.key)")
      },
      transitions: MotionDecoder.declarations(root["transitions"], written["transitions"]),
      script: steps)
    document.packs = (root["use"]?.elements ?? []).enumerated().compactMap {
      $1.located("use[\($0)]")
    }
    document.app = ActDecoder.app(root["app"])
    document.golden = root["golden"].map(GoldenDecoder.golden)
    root.read("seed", into: &document.seed)
    return document
  }

  private var fonts: SceneFonts {
    func list(_ key: String) -> [Located<String>] {
      (root["fonts"]?[key]?.elements ?? []).enumerated().compactMap {
        $1.located("fonts.\(key)[\($0)]")
      }
    }
    return SceneFonts(
      files: list("files"), fallback: list("fallback"),
      pinned: root["fonts"]?["pinned"].map { _ in list("pinned") })
  }

  /// The canvas of a scene that declares none: that of a device, if it runs an app.
  private var standardCanvas: SceneCanvas {
    var canvas = SceneCanvas(width: 1, height: 1)
    guard root["app"] != nil, let device = SceneDevice.named(SceneApp.standardDevice) else {
      return canvas
    }
    canvas.take(device)
    (canvas.scale, canvas.imageScale) = (device.scale, device.scale)
    return canvas
  }

  private func canvas(_ value: SceneValue?) -> SceneCanvas {
    guard let value else { return standardCanvas }
    var canvas = SceneCanvas(
      width: value["width"]?.number ?? 1, height: value["height"]?.number ?? 1)
    if let device = value["device"]?.text.flatMap({ SceneDevice.named($0) }) {
      value.read("orientation", into: &canvas.orientation)
      canvas.take(device)
      canvas.scale = device.scale
    }
    value.read("scale", into: &canvas.scale)
    canvas.imageScale = canvas.scale
    if let rate = value["fps"]?.rate { canvas.rate = rate }
    if let color = value["background"]?.color { canvas.background = color }
    value.read("appearance", into: &canvas.appearance)
    value.read("direction", into: &canvas.direction)
    value.read("textSize", into: &canvas.textSize)
    value.read("reduceMotion", into: &canvas.reducesMotion)
    value.read("edges", into: &canvas.edges)
    canvas.statusBar = statusBar(value["statusBar"])
    value.read("corners", into: &canvas.cutsCorners)
    value.read("bezel", into: &canvas.hasBezel)
    if let margin = value["margin"]?.number { canvas.margin = margin }
    return canvas
  }

  private func statusBar(_ value: SceneValue?) -> SceneStatusBar? {
    guard let value, value.boolean != false else { return nil }
    var bar = SceneStatusBar()
    value.read("time", into: &bar.time)
    value.read("style", into: &bar.style)
    return bar
  }

  // MARK: Screens

  private static func screen(_ value: SceneValue, name: String, path: String) -> SceneScreen {
    var screen = SceneScreen(
      name: name, background: value["background"]?.paint, content: content(value, path),
      interactions: (value["interactions"]?.elements ?? []).enumerated().compactMap {
        GestureDecoder.interaction($1, path: "\(path).interactions[\($0)]")
      },
      grab: (value["interactions"]?.elements ?? []).compactMap(GestureDecoder.grab).first)
    screen.statusBarStyle = value["statusBarStyle"]?.choice()
    screen.sheet = SheetDecoder.sheet(value["sheet"])
    screen.popover = SheetDecoder.popover(value["popover"], path: "\(path).popover")
    ContainerDecoder.addBars(to: &screen, value, path)
    return screen
  }

  private static func content(_ value: SceneValue, _ path: String) -> SceneScreen.Content {
    if let content = ContainerDecoder.content(value, path) { return content }
    var page = ScenePage(
      image: value["image"]?.located("\(path).image"),
      gradient: StyleDecoder.gradient(value["gradient"]),
      views: ViewDecoder.views(value["views"], path: "\(path).views"),
      layout: ViewDecoder.layout(value))
    value.read("contentMode", into: &page.contentMode)
    page.perspective = value["perspective"]?.number
    return .page(page)
  }

  // MARK: Steps

  private var steps: [SceneStep] {
    (root["script"]?.elements ?? []).enumerated().compactMap { index, value in
      guard let verb = value.entries?.first(where: { SceneGrammar.stepNames.contains($0.key) }),
        let action = Self.action(
          value, verb: verb.key, path: "script[\(index)]", inApp: root["app"] != nil)
      else { return nil }
      var step = SceneStep(
        action,
        verb: Located(verb.key, at: verb.position, keyPath: "script[\(index)].\(verb.key)"))
      step.until = value["until"]?.number
      return step
    }
  }

  private static func action(
    _ value: SceneValue, verb: String, path: String, inApp: Bool
  ) -> SceneStep.Action? {
    switch verb {
    case "wait": return value["wait"]?.number.map { .wait($0) }
    case "drag": return value["drag"].map { ActDecoder.drag($0, step: value) }
    case "touch": return .touch((value["touch"]?.elements ?? []).map(GestureDecoder.finger))
    case "tap": return ActDecoder.tap(value, path: path, inApp: inApp)
    case "scroll": return ActDecoder.scroll(value, path: path, inApp: inApp)
    case "pause": return value["pause"]?.located("\(path).pause").map { .pause($0) }
    case "sheet": return SheetDecoder.move(value, path: path)
    case "rotate":
      let animated = isAnimated(value)
      return value["rotate"]?.choice().map { .rotate($0, animated: animated) }
    case "resize":
      guard let size = value["resize"]?.point else { return nil }
      return .resize(width: size.x, height: size.y, animated: isAnimated(value))
    case "scrub": return GestureDecoder.scrub(value, path: path)
    case "finish":
      return GestureDecoder.release(value, verb: verb, path: path).map { .finish($0) }
    case "cancel":
      return GestureDecoder.release(value, verb: verb, path: path).map { .cancel($0) }
    default:
      return ActDecoder.action(value, verb: verb) ?? move(value, verb: verb, path: path)
    }
  }

  /// Returns the action of a verb that names a screen.
  static func move(_ value: SceneValue, verb: String, path: String) -> SceneStep.Action? {
    guard let screen = value[verb]?.located("\(path).\(verb)") else { return nil }
    if verb == "show" { return .show(screen) }
    var move = ScreenMove(
      screen: screen, transition: use(value["transition"], path: "\(path).transition"),
      isAnimated: isAnimated(value))
    move.reducedTransition = use(value["reducedTransition"], path: "\(path).reducedTransition")
    switch verb {
    case "present":
      return .present(
        move, style: value["style"]?.choice(), from: value["from"]?.located("\(path).from"))
    case "dismiss": return .dismiss(move)
    case "push": return .push(move)
    case "pop": return .pop(move)
    case "select": return .select(move)
    default: return nil
    }
  }

  private static func isAnimated(_ value: SceneValue) -> Bool {
    var isAnimated = SceneDefaults.move.isAnimated
    value.read("animated", into: &isAnimated)
    return isAnimated
  }

  private static func use(_ value: SceneValue?, path: String) -> TransitionUse? {
    guard let value else { return nil }
    if let name = value.located(path) { return TransitionUse(name: name) }
    guard let name = value["name"]?.located("\(path).name") else { return nil }
    var use = TransitionUse(name: name)
    use.settings = (value.entries ?? []).filter { $0.key != "name" }.compactMap { entry in
      TransitionSetting.Value(entry.value).map {
        TransitionSetting(
          name: entry.key, value: $0, described: entry.value.described,
          position: entry.value.position, keyPath: "\(path).\(QuotedText.plain(entry.key))")
      }
    }
    return use
  }
}

extension SceneGrammar {
  /// The verbs of the steps.
  static let stepNames = steps.map(\.name)
}
