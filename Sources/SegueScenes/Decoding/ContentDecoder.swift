// What views show.

import SegueDiagnostics

/// Reads what a view shows.
enum ContentDecoder {
  static func content(_ value: SceneValue, path: String) -> SceneContent {
    if let image = value["image"]?.located("\(path).image") {
      return .image(
        SceneImage(
          path: image, contentMode: value["contentMode"]?.choice() ?? .scaleToFill,
          tint: value["tint"]?.paint, capInsets: value["capInsets"]?.insets,
          sampling: value["sampling"]?.choice() ?? .linear))
    }
    if let label = value["label"] { return .label(self.label(label, of: value, path: path)) }
    if let video = value["video"]?.located("\(path).video") {
      return .video(
        SceneVideo(
          path: video, contentMode: value["contentMode"]?.choice() ?? .scaleToFill,
          loops: value["loop"]?.boolean ?? true, rate: value["rate"]?.number ?? 1,
          start: value["start"]?.number ?? 0))
    }
    if let title = value["button"]?.words("\(path).button") {
      return .button(
        SceneButton(
          title: title, icon: value["symbol"]?.located("\(path).symbol"),
          style: value["style"]?.choice() ?? .plain, color: value["color"]?.paint,
          font: font(value["font"], path: "\(path).font")))
    }
    if let icon = value["icon"]?.located("\(path).icon") {
      return .icon(
        icon, SceneIcon(size: value["size"]?.number ?? 24, color: value["color"]?.paint))
    }
    if let list = ListDecoder.list(value["list"], path: "\(path).list") { return .list(list) }
    if let items = ListDecoder.items(value["grid"]) { return .items(items) }
    if let shape = LookDecoder.shape(value["shape"]) { return .shape(shape) }
    if let gradient = LookDecoder.gradient(value["gradient"]) { return .gradient(gradient) }
    if let blur: BlurStyle = value["blur"]?.choice() { return .blur(blur) }
    if let emitter = ParticleDecoder.emitter(value["emitter"], path: "\(path).emitter") {
      return .emitter(emitter)
    }
    if let replicator = ParticleDecoder.replicator(value["replicator"]) {
      return .replicator(replicator)
    }
    return .none
  }

  private static func label(_ text: SceneValue, of view: SceneValue, path: String) -> SceneLabel {
    let runs = text.elements?.enumerated().map { run($1, path: "\(path).label[\($0)]") }
    let only = [plainRun(text.words("")?.value ?? "")]
    return SceneLabel(
      runs: Located(runs ?? only, at: text.position, keyPath: "\(path).label"),
      font: font(view["font"], path: "\(path).font"), color: view["color"]?.paint,
      alignment: view["textAlign"]?.choice() ?? .natural,
      lines: view["lines"]?.number.flatMap { Int(exactly: $0) } ?? 0,
      truncation: view["truncate"]?.choice() ?? .tail,
      minimumScale: view["minimumScale"]?.number ?? 1,
      lineSpacing: view["lineSpacing"]?.number ?? 0)
  }

  private static func plainRun(_ text: String) -> SceneLabel.Run {
    SceneLabel.Run(
      text: text, font: nil, color: nil, kern: 0, isUnderlined: false, isStruckThrough: false,
      baselineOffset: 0)
  }

  private static func run(_ value: SceneValue, path: String) -> SceneLabel.Run {
    SceneLabel.Run(
      text: value["text"]?.words("")?.value ?? "", font: font(value["font"], path: "\(path).font"),
      color: value["color"]?.paint, kern: value["kern"]?.number ?? 0,
      isUnderlined: value["underline"]?.boolean ?? false,
      isStruckThrough: value["strikethrough"]?.boolean ?? false,
      baselineOffset: value["baselineOffset"]?.number ?? 0)
  }

  private static func font(_ value: SceneValue?, path: String) -> Located<SceneFont>? {
    guard let value else { return nil }
    if let style: SceneFont.Style = value.choice() {
      return Located(SceneFont(style: style), at: value.position, keyPath: path)
    }
    let font = SceneFont(
      family: value["family"]?.text, size: value["size"]?.number, weight: value["weight"]?.choice(),
      style: value["style"]?.choice() ?? .body, isItalic: value["italic"]?.boolean ?? false,
      hasMonospacedDigits: value["monospacedDigits"]?.boolean ?? false)
    return Located(font, at: value.position, keyPath: path)
  }
}

extension SceneValue {
  /// A text, or a number as it is spelt.
  func words(_ keyPath: String) -> Located<String>? {
    let words = text ?? (number == nil ? nil : spelling)
    return words.map { Located($0, at: position, keyPath: keyPath) }
  }
}
