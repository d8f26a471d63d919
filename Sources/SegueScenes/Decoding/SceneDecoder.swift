// Values to a document. The checker has already said what is wrong; here everything that cannot be
// read is simply left out, so that the checks that come after still see the rest.

import CoreGraphics
import SegueDiagnostics

struct SceneDecoder {
  private let root: SceneValue

  init(_ root: SceneValue) { self.root = root }

  func document(path: String) -> SceneDocument {
    var document = SceneDocument(
      path: path, canvas: canvas(root["canvas"]), fonts: fonts,
      screens: (root["screens"]?.entries ?? []).map {
        Self.screen($0.value, name: $0.key, path: "screens.\($0.key)")
      },
      transitions: (root["transitions"]?.entries ?? []).map {
        MotionDecoder.declaration($0.value, name: $0.key)
      },
      script: steps)
    document.golden = root["golden"].map(GoldenDecoder.golden)
    document.seed = root["seed"]?.number.flatMap { UInt64(exactly: $0) } ?? 0
    return document
  }

  private var fonts: SceneFonts {
    func list(_ key: String) -> [Located<String>] {
      (root["fonts"]?[key]?.elements ?? []).enumerated().compactMap {
        $1.located("fonts.\(key)[\($0)]")
      }
    }
    return SceneFonts(files: list("files"), fallback: list("fallback"))
  }

  private func canvas(_ value: SceneValue?) -> SceneCanvas {
    var canvas = SceneCanvas(
      width: value?["width"]?.number ?? 1, height: value?["height"]?.number ?? 1,
      scale: value?["scale"]?.number ?? 1)
    if let device = value?["device"]?.text.flatMap({ SceneDevice.named($0) }) {
      if let orientation: SceneOrientation = value?["orientation"]?.choice() {
        canvas.orientation = orientation
      }
      canvas.take(device)
      canvas.scale = value?["scale"]?.number ?? device.scale
      canvas.pictureScale = canvas.scale
    }
    if let rate = value?["fps"]?.rate { canvas.rate = rate }
    if let color = value?["background"]?.color { canvas.background = color }
    if let appearance: SceneAppearance = value?["appearance"]?.choice() {
      canvas.appearance = appearance
    }
    if let direction: SceneDirection = value?["direction"]?.choice() {
      canvas.direction = direction
    }
    if let size: SceneTextSize = value?["textSize"]?.choice() { canvas.textSize = size }
    canvas.reducesMotion = value?["reduceMotion"]?.boolean ?? false
    canvas.statusBar = statusBar(value?["statusBar"])
    canvas.cutsCorners = value?["corners"]?.boolean ?? true
    canvas.hasBezel = value?["bezel"]?.boolean ?? false
    return canvas
  }

  private func statusBar(_ value: SceneValue?) -> SceneStatusBar? {
    guard let value, value.boolean != false else { return nil }
    var bar = SceneStatusBar()
    if let time = value["time"]?.text { bar.time = time }
    if let style: SceneStatusBar.Style = value["style"]?.choice() { bar.style = style }
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
      contentMode: value["contentMode"]?.choice() ?? .scaleToFill,
      gradient: LookDecoder.gradient(value["gradient"]),
      views: ViewDecoder.views(value["views"], path: "\(path).views"),
      layout: ViewDecoder.layout(value))
    page.perspective = value["perspective"]?.number
    return .page(page)
  }

  // MARK: Steps

  private var steps: [SceneStep] {
    (root["script"]?.elements ?? []).enumerated().compactMap { index, value in
      guard let verb = value.entries?.first(where: { SceneGrammar.stepNames.contains($0.key) }),
        let action = Self.action(value, verb: verb.key, path: "script[\(index)]")
      else { return nil }
      var step = SceneStep(
        action,
        verb: Located(verb.key, at: verb.position, keyPath: "script[\(index)].\(verb.key)"))
      step.until = value["until"]?.number
      return step
    }
  }

  private static func action(_ value: SceneValue, verb: String, path: String) -> SceneStep.Action? {
    switch verb {
    case "wait": return value["wait"]?.number.map { .wait($0) }
    case "drag": return value["drag"].map { .drag(GestureDecoder.drag($0)) }
    case "touch": return .touch((value["touch"]?.elements ?? []).map(GestureDecoder.finger))
    case "tap":
      return value["tap"]?.located("\(path).tap").map {
        .tap($0, press: value["press"]?.number ?? 0.1)
      }
    case "scroll": return ListDecoder.scroll(value, path: path).map { .scroll($0) }
    case "pause": return value["pause"]?.located("\(path).pause").map { .pause($0) }
    case "sheet": return SheetDecoder.move(value, path: path)
    case "rotate":
      let isAnimated = value["animated"]?.boolean ?? true
      return value["rotate"]?.choice().map { .rotate($0, animated: isAnimated) }
    case "resize":
      guard let size = value["resize"]?.point else { return nil }
      return .resize(
        width: size.x, height: size.y, animated: value["animated"]?.boolean ?? true)
    case "scrub": return GestureDecoder.scrub(value, path: path)
    case "finish":
      return GestureDecoder.release(value, verb: verb, path: path).map { .finish($0) }
    case "cancel":
      return GestureDecoder.release(value, verb: verb, path: path).map { .cancel($0) }
    default: return move(value, verb: verb, path: path)
    }
  }

  /// What a verb that names a screen does.
  static func move(_ value: SceneValue, verb: String, path: String) -> SceneStep.Action? {
    guard let screen = value[verb]?.located("\(path).\(verb)") else { return nil }
    if verb == "show" { return .show(screen) }
    var move = ScreenMove(
      screen: screen, transition: use(value["transition"], path: "\(path).transition"),
      isAnimated: value["animated"]?.boolean ?? true)
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

  private static func use(_ value: SceneValue?, path: String) -> TransitionUse? {
    guard let value else { return nil }
    if let name = value.located(path) { return TransitionUse(name: name) }
    guard let name = value["name"]?.located("\(path).name") else { return nil }
    var use = TransitionUse(name: name)
    use.duration = value["duration"]?.locatedNumber("\(path).duration")
    use.damping = value["damping"]?.locatedNumber("\(path).damping")
    use.velocity = value["velocity"]?.locatedNumber("\(path).velocity")
    use.kind = value["kind"]?.located("\(path).kind")
    return use
  }
}

extension SceneGrammar {
  /// The verbs.
  static let stepNames = steps.map(\.name)
}
