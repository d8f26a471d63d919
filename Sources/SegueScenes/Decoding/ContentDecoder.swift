// Decoding of the contents of views.

import SegueDiagnostics

/// Decodes the content of a view.
enum ContentDecoder {
  static func content(_ value: SceneValue, path: String) -> SceneContent {
    if let image = value["image"]?.located("\(path).image") {
      return .image(self.image(image, of: value))
    }
    if let label = value["label"] { return .label(self.label(label, of: value, path: path)) }
    if let video = value["video"]?.located("\(path).video") {
      return .video(self.video(video, of: value))
    }
    if let title = value["button"]?.words("\(path).button") {
      var button = SceneButton(
        title: title, icon: value["symbol"]?.located("\(path).symbol"),
        color: value["color"]?.paint, font: font(value["font"], path: "\(path).font"))
      value.read("style", into: &button.style)
      return .button(button)
    }
    if let name = value["icon"]?.located("\(path).icon") {
      var icon = SceneIcon(color: value["color"]?.paint)
      value.read("size", into: &icon.size)
      return .icon(name, icon)
    }
    if let list = ListDecoder.list(value["list"], path: "\(path).list") { return .list(list) }
    if let items = ListDecoder.items(value["grid"]) { return .items(items) }
    if let shape = StyleDecoder.shape(value["shape"]) { return .shape(shape) }
    if let gradient = StyleDecoder.gradient(value["gradient"]) { return .gradient(gradient) }
    if let blur: BlurStyle = value["blur"]?.choice() { return .blur(blur) }
    if let emitter = ParticleDecoder.emitter(value["emitter"], path: "\(path).emitter") {
      return .emitter(emitter)
    }
    if let replicator = ParticleDecoder.replicator(value["replicator"]) {
      return .replicator(replicator)
    }
    return .none
  }

  private static func image(_ path: Located<String>, of view: SceneValue) -> SceneImage {
    var image = SceneImage(
      path: path, tint: view["tint"]?.paint, capInsets: view["capInsets"]?.insets)
    view.read("contentMode", into: &image.contentMode)
    view.read("sampling", into: &image.sampling)
    return image
  }

  private static func video(_ path: Located<String>, of view: SceneValue) -> SceneVideo {
    var video = SceneVideo(path: path)
    view.read("contentMode", into: &video.contentMode)
    view.read("loop", into: &video.loops)
    view.read("rate", into: &video.rate)
    view.read("start", into: &video.start)
    return video
  }

  private static func label(_ text: SceneValue, of view: SceneValue, path: String) -> SceneLabel {
    let runs = text.elements?.enumerated().map { run($1, path: "\(path).label[\($0)]") }
    let only = [SceneLabel.Run(text: text.words("")?.value ?? "")]
    var label = SceneLabel(
      runs: Located(runs ?? only, at: text.position, keyPath: "\(path).label"),
      font: font(view["font"], path: "\(path).font"), color: view["color"]?.paint)
    view.read("textAlign", into: &label.alignment)
    view.read("lines", into: &label.lines)
    view.read("truncate", into: &label.truncation)
    view.read("minimumScale", into: &label.minimumScale)
    view.read("lineSpacing", into: &label.lineSpacing)
    return label
  }

  private static func run(_ value: SceneValue, path: String) -> SceneLabel.Run {
    var run = SceneLabel.Run(
      text: value["text"]?.words("")?.value ?? "", font: font(value["font"], path: "\(path).font"),
      color: value["color"]?.paint)
    value.read("kern", into: &run.kern)
    value.read("underline", into: &run.isUnderlined)
    value.read("strikethrough", into: &run.isStruckThrough)
    value.read("baselineOffset", into: &run.baselineOffset)
    return run
  }

  private static func font(_ value: SceneValue?, path: String) -> Located<SceneFont>? {
    guard let value else { return nil }
    if let style: SceneFont.Style = value.choice() {
      return Located(SceneFont(style: style), at: value.position, keyPath: path)
    }
    var font = SceneFont(
      family: value["family"]?.text, size: value["size"]?.number, weight: value["weight"]?.choice())
    value.read("style", into: &font.style)
    value.read("italic", into: &font.isItalic)
    value.read("monospacedDigits", into: &font.hasMonospacedDigits)
    return Located(font, at: value.position, keyPath: path)
  }
}

extension SceneValue {
  /// The text at a key path, or the spelling of the number there.
  func words(_ keyPath: String) -> Located<String>? {
    let words = text ?? (number == nil ? nil : spelling)
    return words.map { Located($0, at: position, keyPath: keyPath) }
  }
}
