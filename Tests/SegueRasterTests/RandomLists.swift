// Random display lists for the comparison of the fast path with the reference: all features at
// once, in small frames, with odd sizes, flips, whole and fractional positions, and a few invalid
// items.

import CoreGraphics
import SegueDisplay
import SeguePixels

struct RandomLists {
  enum Kinds: Sendable {
    /// Solids, plain images and groups.
    case boxes
    /// Adds paths and text, and images in every configuration.
    case all
    /// Adds shadows and masks.
    case effects
    /// Adds gradients, blend modes, clips along paths and continuous corners.
    case paint
    /// Adds frosted glass.
    case glass
    /// Everything, and planes in perspective.
    case spaces
    /// Adds hard corners and borders to boxes.
    case corners
  }

  var random: Seeded
  let kinds: Kinds
  let images: [Bitmap]

  init(seed: UInt64, _ kinds: Kinds = .all) throws {
    random = Seeded(state: seed)
    self.kinds = kinds
    images = [
      try noise(33, 21, seed: seed), try noise(40, 61, opaque: false, seed: seed &+ 1),
      try noise(7, 5, seed: seed &+ 2), try noise(1, 1, opaque: false, seed: seed &+ 3),
    ]
  }

  mutating func list() -> DisplayList {
    let (width, height) = (
      Int.random(in: 1...90, using: &random), Int.random(in: 1...70, using: &random)
    )
    return DisplayList(
      width: width, height: height, background: color(),
      items: items(Int.random(in: 1...5, using: &random), depth: 0))
  }

  private mutating func items(_ count: Int, depth: Int) -> [DisplayItem] {
    (0..<count).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> DisplayItem {
    if kinds == .paint, chance(1, of: 2) { return paint(depth: depth) }
    if kinds == .glass, chance(1, of: 3) { return .backdrop(backdrop()) }
    if kinds == .glass, chance(1, of: 6) { return paint(depth: depth) }
    let hasEffects =
      kinds == .effects || kinds == .glass || (kinds == .paint && chance(1, of: 4))
    if hasEffects, depth < 3, chance(1, of: 2) {
      return effect(depth: depth)
    }
    if kinds == .spaces, depth < 3, chance(2, of: 5) {
      return projected(items(Int.random(in: 1...3, using: &random), depth: depth + 1))
    }
    if kinds == .spaces, depth < 3, chance(1, of: 3) {
      return chance(1, of: 2) ? effect(depth: depth) : paint(depth: depth)
    }
    if kinds == .corners, chance(3, of: 4) {
      let inner = depth < 3 ? items(Int.random(in: 0...2, using: &random), depth: depth + 1) : []
      return cornered(inner, transform(), color())
    }
    if kinds != .boxes, chance(1, of: 3) {
      return chance(1, of: 2) ? .path(path()) : .glyphs(run())
    }
    switch Int.random(in: 0..<(depth < 3 ? 8 : 5), using: &random) {
    case 0, 1:
      return .solid(SolidQuad(shape: shape(), transform: transform(), color: color()))
    case 2, 3, 4: return .image(image())
    default:
      let clip = chance(2, of: 3) ? DisplayClip(shape: shape(), transform: transform()) : nil
      let opacity = chance(1, of: 2) ? 1 : Double.random(in: 0...1, using: &random)
      let inner = items(Int.random(in: 0...3, using: &random), depth: depth + 1)
      return .group(DisplayGroup(opacity: opacity, clip: clip, items: inner))
    }
  }

  private mutating func effect(depth: Int) -> DisplayItem {
    let inner = items(Int.random(in: 0...2, using: &random), depth: depth + 1)
    if chance(1, of: 2) {
      let mask = items(Int.random(in: 0...2, using: &random), depth: depth + 1)
      let opacity = chance(1, of: 2) ? 1 : number(-0.1...1.1)
      return .masked(DisplayMask(inner, through: mask, opacity: opacity))
    }
    return .shadow(
      DisplayShadow(
        of: inner, radius: chance(1, of: 4) ? 0 : number(0...20),
        offset: CGSize(width: place(), height: place()), color: color(), transform: transform(),
        hidesItems: chance(1, of: 3), endsEarly: chance(1, of: 4)))
  }

  private mutating func paint(depth: Int) -> DisplayItem {
    if depth >= 3 || chance(1, of: 3) {
      return .gradient(
        GradientFill(
          shape: anyShape(), transform: transform(), gradient: gradient(),
          opacity: chance(1, of: 2) ? 1 : number(-0.1...1.1)))
    }
    let clip = chance(1, of: 2) ? DisplayClip(shape: anyShape(), transform: transform()) : nil
    let mode = BlendMode.allCases.randomElement(using: &random) ?? .normal
    let inner = items(Int.random(in: 0...3, using: &random), depth: depth + 1)
    return .group(
      DisplayGroup(
        opacity: chance(1, of: 2) ? 1 : number(-0.1...1.1), clip: clip,
        blendMode: chance(1, of: 4) ? .normal : mode, isIsolated: chance(1, of: 4), items: inner))
  }

  private mutating func anyShape() -> DisplayShape {
    if chance(1, of: 3) {
      let fill = path()
      return .path(fill.path, rule: fill.rule)
    }
    var shape = shape()
    if chance(1, of: 2) { shape.curve = .continuous }
    return .rounded(shape)
  }

  private mutating func gradient() -> DisplayGradient {
    func circle() -> DisplayCircle {
      DisplayCircle(center: point(), radius: number(-1...30))
    }
    let kind: DisplayGradient.Kind
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      kind = .axial(
        from: chance(1, of: 3) ? CGPoint(x: 5, y: 5) : point(), to: CGPoint(x: 5, y: 40))
    case 1:
      let center = point()
      kind = .radial(
        from: DisplayCircle(center: center, radius: number(0...9)),
        to: DisplayCircle(center: center, radius: number(0...40)))
    case 2: kind = .radial(from: circle(), to: circle())
    default: kind = .conic(center: point(), angle: number(-7...7))
    }
    let stops = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      GradientStop(color(), at: chance(1, of: 5) ? 0.5 : number(-0.3...1.3))
    }
    return DisplayGradient(
      kind, stops: chance(1, of: 2) ? stops : stops.sorted { $0.location < $1.location },
      extendsBefore: chance(2, of: 3), extendsAfter: chance(2, of: 3),
      mixesPremultiplied: chance(1, of: 2), transform: chance(1, of: 2) ? .identity : transform())
  }

  private mutating func backdrop() -> DisplayBackdrop {
    var backdrop = DisplayBackdrop(
      shape: shape(), transform: transform(), radius: chance(1, of: 4) ? 0 : number(0...20),
      saturation: chance(1, of: 2) ? 1 : number(0...3),
      tint: chance(1, of: 2) ? .clear : color())
    if chance(1, of: 3) { backdrop.opacity = number(-0.1...1.1) }
    return backdrop
  }

  private mutating func path() -> PathFill {
    var path = PathOutline()
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: path.append(.move(point()))
      case 1: path.append(.quadCurve(control: point(), end: point()))
      case 2: path.append(.curve(control1: point(), control2: point(), end: point()))
      case 3: path.append(.close)
      default: path.append(.line(point()))
      }
    }
    return PathFill(
      path: path, transform: transform(), color: color(),
      rule: chance(1, of: 2) ? .nonZero : .evenOdd,
      flatness: chance(1, of: 3) ? CurveFlatness(number(0...1)) : nil)
  }

  private mutating func run() -> GlyphRun {
    let glyphs = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      PositionedGlyph(id: UInt32.random(in: 0...5, using: &random), x: place(), y: place())
    }
    let size = chance(1, of: 12) ? number(-5...400) : number(4...40)
    return GlyphRun(
      font: testFont, pointSize: size, glyphs: glyphs, color: color(), transform: transform())
  }

  private mutating func point() -> CGPoint { CGPoint(x: place(), y: place()) }

  private mutating func image() -> ImageQuad {
    let bitmap = images[Int.random(in: 0..<images.count, using: &random)]
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part = chance(3, of: 4) ? whole : whole.insetBy(dx: number(0...3), dy: number(0...2))
    var fade: CrossFade?
    if chance(1, of: 5) {
      let other = images[Int.random(in: 0..<images.count, using: &random)]
      fade = CrossFade(
        bitmap: other, source: CGRect(x: 0, y: 0, width: other.width, height: other.height),
        fraction: number(-0.2...1.2))
    }
    var quad = ImageQuad(
      bitmap: bitmap, source: part,
      destination: chance(1, of: 2) ? whole : rect(), transform: transform(),
      opacity: chance(1, of: 2) ? 1 : number(0...1), filter: chance(4, of: 5) ? .linear : .nearest,
      crossFade: fade)
    if kinds != .boxes { vary(&quad) }
    quad.hardEdges = hardEdges()
    return quad
  }

  private mutating func hardEdges() -> RectangleEdges {
    guard chance(1, of: 5) else { return [] }
    return chance(1, of: 2)
      ? .all : RectangleEdges(rawValue: Int.random(in: 1...14, using: &random))
  }

  private mutating func vary(_ quad: inout ImageQuad) {
    if chance(1, of: 4) { quad.tint = color() }
    if kinds == .effects, chance(1, of: 4) { quad.multiplied = color() }
    if chance(1, of: 4) { quad.filter = chance(1, of: 2) ? .trilinear : .lanczos }
    guard chance(1, of: 3) else { return }
    let center = CGRect(
      x: number(-2...20), y: number(-2...20), width: chance(1, of: 4) ? 0 : number(0...12),
      height: chance(1, of: 4) ? 0 : number(0...12))
    quad.ninePart = NinePart(
      center: center, left: number(-1...12), top: number(0...12), right: number(0...12),
      bottom: chance(1, of: 9) ? .nan : number(0...12))
  }

  private mutating func transform() -> CGAffineTransform {
    let move = CGAffineTransform(translationX: CGFloat(place()), y: CGFloat(place()))
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: return move
    case 3: return CGAffineTransform(scaleX: scale(), y: scale()).concatenating(move)
    case 4:
      let s = CGFloat(abs(number(0.1...2)))
      return CGAffineTransform(scaleX: s, y: s).concatenating(move)
    case 5: return turn(about: number(0...60), number(0...60)).concatenating(move)
    case 6: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0).concatenating(move)
    default:
      return CGAffineTransform(
        a: scale(), b: number(-1...1), c: number(-1...1), d: scale(), tx: place(), ty: place())
    }
  }

  private mutating func shape() -> RoundedRectangle {
    if chance(1, of: 2) {
      var shape = RoundedRectangle(rect())
      shape.hardEdges = hardEdges()
      return shape
    }
    if chance(1, of: 2) { return RoundedRectangle(rect(), radius: number(0...20)) }
    return RoundedRectangle(
      rect(), topLeft: number(0...9), topRight: number(0...9), bottomRight: number(-1...9),
      bottomLeft: number(0...30))
  }

  private mutating func rect() -> CGRect {
    CGRect(x: place(), y: place(), width: number(0...70), height: number(0...70))
  }

  /// A coordinate: often whole, sometimes far away.
  private mutating func place() -> Double {
    if chance(1, of: 40) {
      return [1e7, -1e15, .nan, .infinity].randomElement(using: &random) ?? 0
    }
    let x = number(-20...40)
    return chance(1, of: 2) ? x.rounded() : x
  }

  private mutating func scale() -> Double {
    chance(1, of: 20) ? 0 : number(-2...2)
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func chance(_ n: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < n
  }

  private mutating func color() -> DisplayColor {
    DisplayColor(
      red: number(-0.1...1.1), green: number(0...1), blue: number(0...1),
      alpha: chance(1, of: 2) ? 1 : number(0...1))
  }
}
