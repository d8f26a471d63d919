// A frame as text, with one item per line and groups indented, so that goldens can report why two
// frames differ and the output of `segue inspect --text` is readable. Numbers are the shortest that
// parse to the same value.

import CoreGraphics
import SeguePixels

extension DisplayList {
  /// Returns the frame as stable, readable lines. Images are numbered in the order in which they
  /// first appear.
  public func dump() -> String {
    var printer = DisplayListPrinter()
    printer.line("frame \(width) x \(height) background \(DisplayListPrinter.text(background))")
    printer.items(items, depth: 1)
    return printer.lines.joined(separator: "\n") + "\n"
  }
}

private struct DisplayListPrinter {
  var lines: [String] = []
  private var numbers: [Bitmap: Int] = [:]

  mutating func line(_ text: String, depth: Int = 0) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  mutating func items(_ items: [DisplayItem], depth: Int) {
    for item in items {
      switch item {
      case .solid(let quad): line(Self.text(quad), depth: depth)
      case .image(let quad): line(text(quad), depth: depth)
      case .path(let fill): line(Self.text(fill), depth: depth)
      case .gradient(let fill): line(Self.text(fill), depth: depth)
      case .glyphs(let run): line(Self.text(run), depth: depth)
      case .group(let group):
        line(Self.heading(group), depth: depth)
        self.items(group.items, depth: depth + 1)
      case .shadow(let shadow):
        line(Self.heading(shadow), depth: depth)
        self.items(shadow.items, depth: depth + 1)
      case .masked(let masked):
        line(Self.heading(masked), depth: depth)
        line("mask", depth: depth + 1)
        self.items(masked.mask, depth: depth + 2)
        self.items(masked.items, depth: depth + 1)
      case .backdrop(let backdrop): line(Self.text(backdrop), depth: depth)
      case .projected(let projection):
        line("projected \(Self.text(projection.homography))", depth: depth)
        self.items(projection.items, depth: depth + 1)
      }
    }
  }

  private static func text(_ quad: SolidQuad) -> String {
    "solid \(text(quad.shape)) color \(text(quad.color)) transform \(text(quad.transform))"
  }

  private mutating func text(_ quad: ImageQuad) -> String {
    var words = "image \(name(quad.bitmap)) part \(Self.text(quad.source))"
    words += " in \(Self.text(quad.destination)) transform \(Self.text(quad.transform))"
    if quad.opacity != 1 { words += " opacity \(Self.text(quad.opacity))" }
    if quad.filter != .linear { words += " filter \(quad.filter.rawValue)" }
    if let tint = quad.tint { words += " tint \(Self.text(tint))" }
    words += Self.text(quad.hardEdges)
    if let factor = quad.multiplied { words += " multiplied \(Self.text(factor))" }
    if let parts = quad.ninePart {
      let borders = Self.list([parts.left, parts.top, parts.right, parts.bottom])
      words += " center \(Self.text(parts.center)) borders \(borders)"
      if parts.skipped != .zero {
        words +=
          " skipped \(Self.list([parts.skipped.width, parts.skipped.height].map(Double.init)))"
      }
    }
    if let fade = quad.crossFade {
      words += " to \(name(fade.bitmap)) part \(Self.text(fade.source))"
      words += " fraction \(Self.text(fade.fraction))"
    }
    return words
  }

  private static func text(_ fill: PathFill) -> String {
    var words = "path " + text(fill.path, fill.rule)
    if let flatness = fill.flatness { words += text(flatness) }
    if let ring = fill.hardRing { words += " hard ring \(text(ring.outer)) \(text(ring.inner))" }
    return words + " color \(text(fill.color)) transform \(text(fill.transform))"
  }

  private static func text(_ flatness: CurveFlatness) -> String {
    " flatness \(text(flatness.value))"
      + (flatness.lineWidth.map { " around a line of \(text($0))" } ?? "")
  }

  private static func text(_ path: PathOutline, _ rule: FillRule) -> String {
    text(path) + (rule == .nonZero ? "" : " rule \(rule.rawValue)")
  }

  private static func text(_ shape: DisplayShape) -> String {
    switch shape {
    case .rounded(let shape): text(shape)
    case .path(let path, let rule): text(path, rule)
    }
  }

  private static func text(_ fill: GradientFill) -> String {
    let gradient = fill.gradient
    var words = "gradient \(text(gradient.kind)) stops \(list(gradient.stops.flatMap(numbers)))"
    if !gradient.extendsBefore { words += " from 0" }
    if !gradient.extendsAfter { words += " to 1" }
    if gradient.mixesPremultiplied { words += " premultiplied" }
    if !gradient.transform.isIdentity { words += " map \(text(gradient.transform))" }
    if fill.opacity != 1 { words += " opacity \(text(fill.opacity))" }
    return words + " in \(text(fill.shape)) transform \(text(fill.transform))"
  }

  private static func numbers(_ stop: GradientStop) -> [Double] {
    let color = stop.color
    return [stop.location, color.red, color.green, color.blue, color.alpha]
  }

  private static func text(_ kind: DisplayGradient.Kind) -> String {
    switch kind {
    case .axial(let from, let to): "axial " + list([from.x, from.y, to.x, to.y])
    case .radial(let from, let to):
      "radial "
        + list([from.center.x, from.center.y, from.radius, to.center.x, to.center.y, to.radius])
    case .conic(let center, let angle): "conic " + list([center.x, center.y, angle])
    }
  }

  /// Returns the elements of a path in SVG notation.
  private static func text(_ path: PathOutline) -> String {
    func points(_ points: CGPoint...) -> String {
      points.map { " \(text(Double($0.x))) \(text(Double($0.y)))" }.joined()
    }
    let steps = path.elements.map { element in
      switch element {
      case .move(let end): "M" + points(end)
      case .line(let end): "L" + points(end)
      case .quadCurve(let control, let end): "Q" + points(control, end)
      case .curve(let control1, let control2, let end): "C" + points(control1, control2, end)
      case .close: "Z"
      }
    }
    return "\"" + steps.joined(separator: " ") + "\""
  }

  private static func text(_ run: GlyphRun) -> String {
    var words = "glyphs \(run.font.name) size \(text(run.pointSize))"
    let places = run.glyphs.map { "\($0.id)@\(text($0.x)),\(text($0.y))" }
    words += " [\(places.joined(separator: " "))]"
    return words + " color \(text(run.color)) transform \(text(run.transform))"
  }

  private static func heading(_ group: DisplayGroup) -> String {
    var words = "group"
    if group.opacity != 1 { words += " opacity \(text(group.opacity))" }
    if group.blendMode != .normal { words += " blend \(group.blendMode.name)" }
    if group.isIsolated { words += " isolated" }
    if let clip = group.clip {
      words += " clip \(text(clip.shape)) transform \(text(clip.transform))"
      if let flatness = clip.flatness { words += text(flatness) }
    }
    return words
  }

  private static func heading(_ shadow: DisplayShadow) -> String {
    var words = "shadow radius \(text(shadow.radius))"
    words += " offset \(list([Double(shadow.offset.width), Double(shadow.offset.height)]))"
    if shadow.hidesItems { words += " alone" }
    if shadow.endsEarly { words += " early" }
    return words + " color \(text(shadow.color)) transform \(text(shadow.transform))"
  }

  private static func heading(_ masked: DisplayMask) -> String {
    masked.opacity == 1 ? "masked" : "masked opacity \(text(masked.opacity))"
  }

  private static func text(_ backdrop: DisplayBackdrop) -> String {
    var words = "backdrop \(text(backdrop.shape)) blur \(text(backdrop.radius))"
    if backdrop.saturation != 1 { words += " saturation \(text(backdrop.saturation))" }
    if backdrop.tint.alpha != 0 { words += " tint \(text(backdrop.tint))" }
    if backdrop.opacity != 1 { words += " opacity \(text(backdrop.opacity))" }
    return words + " transform \(text(backdrop.transform))"
  }

  private mutating func name(_ bitmap: Bitmap) -> String {
    let number = numbers[bitmap] ?? numbers.count + 1
    numbers[bitmap] = number
    return "#\(number) (\(bitmap.width) x \(bitmap.height)\(bitmap.isOpaque ? "" : ", alpha"))"
  }

  private static func text(_ shape: RoundedRectangle) -> String {
    let radii = [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft]
    if shape.isSharp { return text(shape.rect) + text(shape.hardEdges) }
    let same = radii.allSatisfy { $0 == radii[0] }
    let words = text(shape.rect) + " radius " + (same ? text(radii[0]) : list(radii))
    if shape.hasHardCorners { return words + " hard" }
    return shape.curve == .circular ? words : words + " \(shape.curve.rawValue)"
  }

  private static func text(_ edges: RectangleEdges) -> String {
    if edges.isEmpty { return "" }
    return edges == .all ? " hard" : " hard [\(edges.names.joined(separator: " "))]"
  }

  private static func text(_ rect: CGRect) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
  }

  private static func text(_ t: CGAffineTransform) -> String {
    list([t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
  }

  private static func text(_ h: Homography) -> String {
    list([h.a, h.b, h.c, h.d, h.tx, h.ty]) + " by " + list([h.p, h.q, h.r])
  }

  static func text(_ color: DisplayColor) -> String {
    list([color.red, color.green, color.blue, color.alpha])
  }

  private static func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { text($0) }.joined(separator: " ") + "]"
  }

  /// Returns the shortest text that parses to `number`, without a redundant ".0" and without "-0".
  private static func text(_ number: Double) -> String {
    let words = "\(number == 0 ? 0 : number)"
    return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
  }
}
