// How views look: borders, corners, shadows, masks, shapes and gradients.

import CoreGraphics

/// Reads how views look.
enum LookDecoder {
  static func look(_ value: SceneValue) -> SceneLook {
    var look = SceneLook()
    if let corners = value["corners"] { look.corners = corners.corners }
    look.cornerCurve = value["cornerCurve"]?.choice() ?? .circular
    look.border = border(value["border"])
    look.shadow = shadow(value["shadow"])
    look.mask = mask(value["mask"])
    look.blendMode = value["blendMode"]?.choice() ?? .normal
    look.isDoubleSided = value["doubleSided"]?.boolean ?? true
    look.perspective = value["perspective"]?.number
    return look
  }

  static func border(_ value: SceneValue?) -> SceneBorder? {
    guard let value, value.entries != nil else { return nil }
    return SceneBorder(width: value["width"]?.number, color: value["color"]?.paint)
  }

  static func shadow(_ value: SceneValue?) -> SceneShadow? {
    guard let value, value.entries != nil else { return nil }
    return SceneShadow(
      color: value["color"]?.paint, opacity: value["opacity"]?.number,
      radius: value["radius"]?.number, offset: value["offset"]?.point,
      caster: value["path"]?.choice())
  }

  static func mask(_ value: SceneValue?) -> SceneMask? {
    guard let value, value.entries != nil else { return nil }
    if let center = value["circle"]?.lengthPair {
      return .circle(center, radius: value["radius"]?.length)
    }
    if let sides = value["frame"]?.elements?.compactMap(\.length), sides.count == 4 {
      return .frame(
        LengthPair(x: sides[0], y: sides[1]), LengthPair(x: sides[2], y: sides[3]),
        cornerRadius: value["cornerRadius"]?.number ?? 0)
    }
    return path(value).map { .path($0) }
  }

  static func path(_ value: SceneValue) -> ScenePath? {
    guard let text = value["path"]?.text, let outline = try? PathData.read(text) else { return nil }
    return ScenePath(outline, viewBox: value["viewBox"]?.rect)
  }

  // MARK: Shapes and gradients

  static func shape(_ value: SceneValue?) -> SceneShape? {
    guard let value else { return nil }
    var shape = SceneShape()
    shape.outline = outline(value)
    (shape.fill, shape.stroke) = (value["fill"]?.paint, value["stroke"]?.paint)
    shape.lineWidth = value["lineWidth"]?.number
    shape.dashPhase = value["dashPhase"]?.number
    shape.strokeStart = value["strokeStart"]?.number
    shape.strokeEnd = value["strokeEnd"]?.number
    shape.fillRule = value["fillRule"]?.choice() ?? .nonZero
    shape.cap = value["cap"]?.choice() ?? .butt
    shape.join = value["join"]?.choice() ?? .miter
    shape.miterLimit = value["miterLimit"]?.number ?? 10
    shape.dash = (value["dash"]?.elements ?? []).compactMap(\.number)
    return shape
  }

  private static func outline(_ value: SceneValue) -> SceneShape.Outline? {
    if let kind: SceneShape.Kind = value.choice() ?? value["kind"]?.choice() {
      guard kind == .line else {
        return .kind(kind, sides: value["sides"]?.number.flatMap { Int(exactly: $0) })
      }
      return .line(
        from: value["from"]?.point ?? CGPoint(x: 0, y: 0.5),
        to: value["to"]?.point ?? CGPoint(x: 1, y: 0.5))
    }
    return path(value).map { .path($0) }
  }

  static func gradient(_ value: SceneValue?) -> SceneGradient? {
    guard let value, value.entries != nil else { return nil }
    var gradient = SceneGradient()
    gradient.kind = value["type"]?.choice() ?? .axial
    gradient.colors = value["colors"]?.elements?.compactMap(\.paint)
    gradient.locations = value["locations"]?.elements?.compactMap(\.number)
    (gradient.from, gradient.to) = (value["from"]?.point, value["to"]?.point)
    return gradient
  }
}

extension SceneValue {
  /// One word for corners, or a list of them.
  fileprivate var corners: SceneCorners {
    let words = text.map { [$0] } ?? (elements ?? []).compactMap(\.text)
    return words.compactMap { SceneCorners($0) }.reduce(into: []) { $0.formUnion($1) }
  }
}
