// Records of clips as JSON. The renderer has a line of its own, since ten thousand clips share it.

import SegueClips
import SegueDiagnostics

extension ClipRecord {
  /// The record as JSON, without the renderer.
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

  /// Creates a record from its JSON form. Returns `nil` if `node` has another form.
  init?(_ node: JSONNode, renderer: RendererVersion) {
    guard let output = node["output"]?.string, let hash = node["hash"]?.string,
      let bytes = node["bytes"]?.integer, let frames = node["frames"]?.integer,
      let width = node["width"]?.integer, let height = node["height"]?.integer,
      let rate = node["rate"]?.items?.compactMap(\.integer), rate.count == 2,
      let inputs = ClipInputs(node, renderer: renderer)
    else { return nil }
    (self.output, self.hash, self.bytes, self.frames) = (output, hash, bytes, frames)
    (self.width, self.height, self.inputs) = (width, height, inputs)
    (rateNumerator, rateDenominator) = (rate[0], rate[1])
  }
}

extension ClipInputs {
  fileprivate init?(_ node: JSONNode, renderer: RendererVersion) {
    guard let scene = node["scene"]?.string, let assets = Self.files(node["assets"]),
      let fonts = Self.files(node["fonts"]), let options = node["options"]?.items
    else { return nil }
    self.init(
      scene: scene, assets: assets, fonts: fonts, options: ClipOptions(), renderer: renderer)
    self.options = options.compactMap { option in
      guard let pair = option.items, pair.count == 2, let name = pair[0].string,
        let value = pair[1].string
      else { return nil }
      return Option(name: name, value: value)
    }
  }

  private static func files(_ node: JSONNode?) -> [File]? {
    guard let elements = node?.items else { return nil }
    return elements.compactMap { element in
      guard let pair = element.items, pair.count == 2, let name = pair[0].string else {
        return nil
      }
      return File(name: name, hash: pair[1].string)
    }
  }
}

extension RendererVersion {
  /// Creates a version from its JSON form. Returns `nil` if `node` has another form.
  init?(_ node: JSONNode) {
    guard let segue = node["segue"]?.string, let libraries = node["libraries"]?.items else {
      return nil
    }
    self.init(
      segue: segue, program: node["program"]?.string,
      libraries: libraries.compactMap { library in
        guard let name = library["name"]?.string, let version = library["version"]?.string else {
          return nil
        }
        return Library(name: name, version: version)
      })
  }
}

extension JSONNode {
  /// The text, if the value is a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
  /// The integer, if the value is one.
  package var integer: Int? {
    if case .number(let text) = content { Int(text) } else { nil }
  }
  /// The elements, if the value is an array.
  package var items: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }
}
