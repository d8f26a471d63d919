// Decoding of styles: borders, corners, shadows, masks, shapes and gradients.

import CoreGraphics

/// Decodes the style of a view.
enum StyleDecoder {
  static func style(_ value: SceneValue) -> SceneStyle {
    var style = SceneStyle()
    if let corners = value["corners"] { style.corners = corners.corners }
    value.read("cornerCurve", into: &style.cornerCurve)
    style.border = border(value["border"])
    style.shadow = shadow(value["shadow"])
    style.mask = mask(value["mask"])
    if let mode = value["blendMode"]?.text.flatMap({ CGBlendMode(named: $0) }) {
      style.blendMode = mode
    }
    value.read("doubleSided", into: &style.isDoubleSided)
    style.perspective = value["perspective"]?.number
    return style
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
    for kind in SceneGrammar.straightMasks {
      guard let center = value[kind]?.lengthPair else { continue }
      return .polygon(center, polygon(value, kind), radius: value["radius"]?.length)
    }
    if let sides = value["frame"]?.elements?.compactMap(\.length), sides.count == 4 {
      var radius = SceneMask.standardCornerRadius
      value.read("cornerRadius", into: &radius)
      return .frame(
        LengthPair(x: sides[0], y: sides[1]), LengthPair(x: sides[2], y: sides[3]),
        cornerRadius: radius)
    }
    return path(value).map { .path($0) }
  }

  private static func polygon(_ value: SceneValue, _ kind: String) -> SceneMaskPolygon {
    var polygon = SceneMaskPolygon(sides: 4)
    if kind == "polygon" { polygon.sides = SceneMaskPolygon.standardSides }
    if kind == "star" {
      polygon.sides = SceneMaskPolygon.standardPoints
      polygon.inner = value["inner"]?.number ?? ScreenReveal.standardInner
    }
    value.read("sides", into: &polygon.sides)
    value.read("turn", into: &polygon.degrees)
    return polygon
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
    value.read("fillRule", into: &shape.fillRule)
    value.read("cap", into: &shape.cap)
    value.read("join", into: &shape.join)
    value.read("miterLimit", into: &shape.miterLimit)
    shape.dash = (value["dash"]?.elements ?? []).compactMap(\.number)
    return shape
  }

  private static func outline(_ value: SceneValue) -> SceneShape.Outline? {
    if let kind: SceneShape.Kind = value.choice() ?? value["kind"]?.choice() {
      guard kind == .line else {
        return .kind(kind, sides: value["sides"]?.number.flatMap { Int(exactly: $0) })
      }
      var line = SceneShape.standardLine
      value.read("from", into: &line.from)
      value.read("to", into: &line.to)
      return .line(from: line.from, to: line.to)
    }
    return path(value).map { .path($0) }
  }

  static func gradient(_ value: SceneValue?) -> SceneGradient? {
    guard let value, value.entries != nil else { return nil }
    var gradient = SceneGradient()
    value.read("type", into: &gradient.kind)
    gradient.colors = value["colors"]?.elements?.compactMap(\.paint)
    gradient.locations = value["locations"]?.elements?.compactMap(\.number)
    (gradient.from, gradient.to) = (value["from"]?.point, value["to"]?.point)
    return gradient
  }
}

extension SceneValue {
  /// The value as corners: one word, or a list of words.
  fileprivate var corners: SceneCorners {
    let words = text.map { [$0] } ?? (elements ?? []).compactMap(\.text)
    return words.compactMap { SceneCorners($0) }.reduce(into: []) { $0.formUnion($1) }
  }
}
