// Clips of a journal as JSON. The renderer stands in a line of its own: ten thousand clips share it.

import SegueDiagnostics

extension ClipRecord {
  /// All of it but the renderer.
  var json: JSONText {
    func files(_ files: [ClipInputs.File]) -> JSONText {
      .array(files.map { .array([.string($0.name), $0.hash.map { .string($0) } ?? .null]) })
    }
    return .object([
      ("output", .string(output)), ("hash", .string(hash)), ("bytes", .integer(bytes)),
      ("frames", .integer(frames)), ("width", .integer(width)), ("height", .integer(height)),
      ("rate", .array([.integer(rateNumerator), .integer(rateDenominator)])),
      ("scene", .string(inputs.scene)), ("assets", files(inputs.assets)),
      ("fonts", files(inputs.fonts)),
      (
        "options",
        .array(inputs.options.map { .array([.string($0.name), .string($0.value)]) })
      ),
    ])
  }

  /// What `json` wrote; `nil` if it is something else.
  init?(_ node: JSONNode, renderer: RendererVersion) {
    guard let output = node["output"]?.text, let hash = node["hash"]?.text,
      let bytes = node["bytes"]?.whole, let frames = node["frames"]?.whole,
      let width = node["width"]?.whole, let height = node["height"]?.whole,
      let rate = node["rate"]?.elements?.compactMap(\.whole), rate.count == 2,
      let inputs = ClipInputs(node, renderer: renderer)
    else { return nil }
    (self.output, self.hash, self.bytes, self.frames) = (output, hash, bytes, frames)
    (self.width, self.height, self.inputs) = (width, height, inputs)
    (rateNumerator, rateDenominator) = (rate[0], rate[1])
  }
}

extension ClipInputs {
  fileprivate init?(_ node: JSONNode, renderer: RendererVersion) {
    guard let scene = node["scene"]?.text, let assets = Self.files(node["assets"]),
      let fonts = Self.files(node["fonts"]), let options = node["options"]?.elements
    else { return nil }
    self.init(
      scene: scene, assets: assets, fonts: fonts, options: ClipOptions(), renderer: renderer)
    self.options = options.compactMap { option in
      guard let pair = option.elements, pair.count == 2, let name = pair[0].text,
        let value = pair[1].text
      else { return nil }
      return Option(name: name, value: value)
    }
  }

  private static func files(_ node: JSONNode?) -> [File]? {
    guard let elements = node?.elements else { return nil }
    return elements.compactMap { element in
      guard let pair = element.elements, pair.count == 2, let name = pair[0].text else {
        return nil
      }
      return File(name: name, hash: pair[1].text)
    }
  }
}

extension RendererVersion {
  /// What `json` wrote; `nil` if it is something else.
  init?(_ node: JSONNode) {
    guard let segue = node["segue"]?.text, let libraries = node["libraries"]?.elements else {
      return nil
    }
    self.init(
      segue: segue, program: node["program"]?.text,
      libraries: libraries.compactMap { library in
        guard let name = library["name"]?.text, let version = library["version"]?.text else {
          return nil
        }
        return Library(name: name, version: version)
      })
  }
}

extension JSONNode {
  /// The text, if it is one.
  package var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
  /// The whole number, if it is one.
  package var whole: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }
  /// The elements, if it is an array.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }
}
