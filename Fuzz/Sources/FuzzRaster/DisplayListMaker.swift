// Display lists made from the fuzzer's bytes: small frames, everything in everything, odd sizes, flips,
// whole and broken positions, and some hopeless items.

import CoreGraphics
import FuzzSupport
import SegueDisplay
import SeguePixels

/// Makes one display list from the bytes of one execution.
struct DisplayListMaker {
  private var input: FuzzInput
  /// The number of items that may still be made. Every item takes time in the reference.
  private var remaining = 12
  /// The number of shadows that may still be made: one of another. With more, the blurs of whole surfaces
  /// were four fifths of the time.
  private var remainingShadows = 2

  init(_ input: FuzzInput) { self.input = input }

  mutating func list() -> DisplayList {
    let (width, height) = (input.whole(1...64), input.whole(1...24))
    let background = color()
    return DisplayList(
      width: width, height: height, background: background,
      items: items(input.whole(1...6), depth: 0))
  }

  private mutating func items(_ count: Int, depth: Int) -> [DisplayItem] {
    var items: [DisplayItem] = []
    while items.count < count, remaining > 0, !input.isAtEnd {
      remaining -= 1
      items.append(item(depth: depth))
    }
    return items
  }

  private mutating func item(depth: Int) -> DisplayItem {
    // Containers only where they are not too deep.
    switch input.pick(depth < 4 ? 13 : 8) {
    case 0: return .solid(SolidQuad(shape: rounded(), transform: transform(), color: color()))
    case 1, 2: return .image(image())
    case 3: return .path(path())
    case 4: return .glyphs(run())
    case 5, 6: return .gradient(gradientFill())
    case 7: return .backdrop(backdrop())
    case 10 where remainingShadows > 0:
      remainingShadows -= 1
      return .shadow(shadow(depth))
    case 8, 9, 10: return .group(group(depth))
    case 11:
      let inner = items(input.pick(3), depth: depth + 1)
      let mask = items(input.pick(3), depth: depth + 1)
      return .masked(DisplayMask(inner, through: mask, opacity: opacity()))
    default:
      let inner = items(input.whole(1...3), depth: depth + 1)
      return .projected(DisplayProjection(inner, through: homography()))
    }
  }

  // MARK: Containers

  private mutating func group(_ depth: Int) -> DisplayGroup {
    let clip =
      input.chance(1, of: 2) ? DisplayClip(shape: shape(), transform: transform()) : nil
    let opacity = opacity()
    let mode = input.chance(1, of: 2) ? BlendMode.normal : input.pick(BlendMode.allCases)
    let isIsolated = input.chance(1, of: 4)
    return DisplayGroup(
      opacity: opacity, clip: clip, blendMode: mode, isIsolated: isIsolated,
      items: items(input.pick(4), depth: depth + 1))
  }

  private mutating func shadow(_ depth: Int) -> DisplayShadow {
    let radius = input.chance(1, of: 4) ? 0 : input.number(0...12)
    let offset = CGSize(width: place(), height: place())
    let color = color()
    // Rarely one that magnifies: what is blurred in its space then has as many more pixels.
    let transform =
      input.chance(1, of: 32)
      ? transform() : CGAffineTransform(translationX: place(), y: place())
    let hidesItems = input.chance(1, of: 3)
    return DisplayShadow(
      of: items(input.pick(3), depth: depth + 1), radius: radius, offset: offset, color: color,
      transform: transform, hidesItems: hidesItems)
  }

  // MARK: Leaves

  private mutating func gradientFill() -> GradientFill {
    let (shape, transform) = (shape(), transform())
    return GradientFill(
      shape: shape, transform: transform, gradient: gradient(), opacity: opacity())
  }

  private mutating func gradient() -> DisplayGradient {
    let kind: DisplayGradient.Kind
    switch input.pick(4) {
    case 0: kind = .axial(from: point(), to: point())
    case 1:
      let center = point()
      kind = .radial(
        from: DisplayCircle(center: center, radius: input.number(0...9)),
        to: DisplayCircle(center: center, radius: input.number(0...40)))
    case 2:
      kind = .radial(
        from: DisplayCircle(center: point(), radius: input.number(-1...30)),
        to: DisplayCircle(center: point(), radius: input.number(-1...30)))
    default: kind = .conic(center: point(), angle: input.number(-7...7))
    }
    let stops = (0..<input.pick(6)).map { _ in
      GradientStop(color(), at: input.chance(1, of: 5) ? 0.5 : odd(input.number(-0.3...1.3)))
    }
    let (before, after) = (input.chance(2, of: 3), input.chance(2, of: 3))
    return DisplayGradient(
      kind, stops: stops, extendsBefore: before, extendsAfter: after,
      mixesPremultiplied: input.chance(1, of: 2),
      transform: input.chance(1, of: 2) ? .identity : transform())
  }

  private mutating func backdrop() -> DisplayBackdrop {
    let (shape, transform) = (rounded(), transform())
    var backdrop = DisplayBackdrop(
      shape: shape, transform: transform,
      radius: input.chance(1, of: 4) ? 0 : input.number(0...12),
      saturation: input.chance(1, of: 2) ? 1 : input.number(0...3),
      tint: input.chance(1, of: 2) ? .clear : color())
    if input.chance(1, of: 3) { backdrop.opacity = input.number(-0.1...1.1) }
    return backdrop
  }

  private mutating func path() -> PathFill {
    var path = PathOutline()
    for _ in 0..<input.whole(1...9) {
      switch input.pick(6) {
      case 0: path.append(.move(point()))
      case 1: path.append(.quadCurve(control: point(), end: point()))
      case 2: path.append(.curve(control1: point(), control2: point(), end: point()))
      case 3: path.append(.close)
      default: path.append(.line(point()))
      }
    }
    return PathFill(
      path: path, transform: transform(), color: color(),
      rule: input.chance(1, of: 2) ? .nonZero : .evenOdd)
  }

  private mutating func run() -> GlyphRun {
    let glyphs = (0..<input.pick(6)).map { _ in
      PositionedGlyph(id: UInt32(input.pick(6)), x: place(), y: place())
    }
    let size = input.chance(1, of: 12) ? input.number(-5...400) : input.number(4...40)
    return GlyphRun(
      font: Self.font, pointSize: size, glyphs: glyphs, color: color(), transform: transform())
  }

  private mutating func image() -> ImageQuad {
    let bitmap = input.pick(Self.images)
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let part =
      input.chance(3, of: 4)
      ? whole : whole.insetBy(dx: input.number(-1...3), dy: input.number(-1...2))
    var quad = ImageQuad(
      bitmap: bitmap, source: part,
      destination: input.chance(1, of: 2) ? whole : rect(), transform: transform(),
      opacity: opacity(), filter: input.pick([.linear, .linear, .nearest, .trilinear]))
    if input.chance(1, of: 5) {
      let other = input.pick(Self.images)
      quad.crossFade = CrossFade(
        bitmap: other, source: CGRect(x: 0, y: 0, width: other.width, height: other.height),
        fraction: input.number(-0.2...1.2))
    }
    if input.chance(1, of: 4) { quad.tint = color() }
    if input.chance(1, of: 4) { quad.multiplied = color() }
    if input.chance(1, of: 3) { quad.ninePart = ninePart() }
    return quad
  }

  private mutating func ninePart() -> NinePart {
    func length() -> Double { input.chance(1, of: 4) ? 0 : odd(input.number(0...12)) }
    let center = CGRect(
      x: input.number(-2...20), y: input.number(-2...20), width: length(), height: length())
    return NinePart(
      center: center, left: input.number(-1...12), top: length(), right: length(),
      bottom: length())
  }

  // MARK: Shapes

  private mutating func shape() -> DisplayShape {
    if input.chance(1, of: 3) {
      let fill = path()
      return .path(fill.path, rule: fill.rule)
    }
    return .rounded(rounded())
  }

  private mutating func rounded() -> RoundedRectangle {
    var shape: RoundedRectangle
    switch input.pick(3) {
    case 0: shape = RoundedRectangle(rect())
    case 1: shape = RoundedRectangle(rect(), radius: input.number(0...20))
    default:
      shape = RoundedRectangle(
        rect(), topLeft: input.number(0...9), topRight: input.number(0...9),
        bottomRight: input.number(-1...9), bottomLeft: odd(input.number(0...30)))
    }
    if input.chance(1, of: 4) { shape.curve = .continuous }
    return shape
  }

  private mutating func rect() -> CGRect {
    CGRect(x: place(), y: place(), width: input.number(0...70), height: input.number(0...70))
  }

  private mutating func point() -> CGPoint { CGPoint(x: place(), y: place()) }

  private mutating func transform() -> CGAffineTransform {
    let move = CGAffineTransform(translationX: place(), y: place())
    switch input.pick(8) {
    case 0, 1, 2: return move
    case 3: return CGAffineTransform(scaleX: scale(), y: scale()).concatenating(move)
    case 4:
      let factor = input.number(0.1...2)
      return CGAffineTransform(scaleX: factor, y: factor).concatenating(move)
    case 5:
      // 22.6 degrees, exactly the same on every machine.
      return CGAffineTransform(a: 12.0 / 13, b: 5.0 / 13, c: -5.0 / 13, d: 12.0 / 13, tx: 0, ty: 0)
        .concatenating(move)
    case 6: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 0)
    default:
      return CGAffineTransform(
        a: scale(), b: input.number(-1...1), c: input.number(-1...1), d: scale(), tx: place(),
        ty: place())
    }
  }

  private mutating func homography() -> Homography {
    if input.chance(1, of: 8) {
      return Homography(
        a: odd(scale()), b: scale(), c: scale(), d: scale(), tx: place(), ty: place(),
        p: odd(input.number(-0.1...0.1)), q: input.number(-0.1...0.1), r: input.number(-1...2))
    }
    // A card turned about an axis in its middle, then seen from a distance.
    let (cosine, sine) = input.pick([
      (0.6, 0.8), (0.8, 0.6), (0.96, 0.28), (0.28, 0.96), (-0.6, 0.8), (0, 1),
    ])
    let depth = sine / input.number(20...300)
    let turned =
      input.chance(1, of: 2)
      ? Homography(a: cosine, b: 0, c: 0, d: 1, tx: 0, ty: 0, p: depth, q: 0, r: 1)
      : Homography(a: 1, b: 0, c: 0, d: cosine, tx: 0, ty: 0, p: 0, q: depth, r: 1)
    let move = CGAffineTransform(translationX: input.number(0...60), y: input.number(0...50))
    return Homography(CGAffineTransform(translationX: -30, y: -20)).concatenating(turned)
      .concatenating(Homography(move))
  }

  // MARK: Numbers

  /// Returns a coordinate: often whole, sometimes far away.
  private mutating func place() -> Double {
    let place = input.number(-20...50)
    return input.chance(1, of: 2) ? place.rounded() : odd(place)
  }

  private mutating func scale() -> Double { odd(input.number(-2...2)) }

  private mutating func opacity() -> Double {
    input.chance(1, of: 2) ? 1 : input.number(-0.1...1.1)
  }

  /// Returns `number`, or rarely one of those that break arithmetic.
  private mutating func odd(_ number: Double) -> Double {
    let choice = input.pick(96)
    let others = [
      0, 1e7, -1e7, -1e15, 1e300, .nan, .infinity, -.infinity, 1e-300, .leastNonzeroMagnitude,
    ]
    return choice < others.count ? others[choice] : number
  }

  private mutating func color() -> DisplayColor {
    func part() -> Double { Double(Int(input.byte()) - 16) / 223 }
    return DisplayColor(
      red: part(), green: part(), blue: part(), alpha: input.chance(1, of: 2) ? 1 : part())
  }

  // MARK: Images and fonts

  /// Images of noise: opaque and not, of sizes that do not fit vectors.
  private static let images: [Bitmap] = [
    noise(33, 21, opaque: true), noise(40, 31, opaque: false), noise(7, 5, opaque: true),
    noise(1, 1, opaque: false), noise(65, 3, opaque: false),
  ]

  private static func noise(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
    guard let pixels = try? PixelBuffer(width: width, height: height) else {
      fatalError("no memory")
    }
    var state = UInt32(width * 31 + height)
    func part(_ maximum: UInt8) -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(UInt32(state >> 16 & 255) * UInt32(maximum) / 255)
    }
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : part(255)
        pixels[x, y] = PremultipliedRGBA8(part(alpha), part(alpha), part(alpha), alpha)
      }
    }
    return Bitmap(pixels)
  }

  /// A font of a few shapes: a box, a ring, an overlapping cross, a hook of curves, and nothing as 0.
  private static let font = GlyphOutlines(
    identity: FontIdentity(contentHash: "fuzz"), name: "Fuzz", unitsPerEm: 1000
  ) { glyph in
    let path = CGMutablePath()
    switch glyph {
    case 1: path.addRect(CGRect(x: 100, y: 0, width: 400, height: 700))
    case 2:
      path.addEllipse(in: CGRect(x: 50, y: -10, width: 600, height: 520))
      path.addEllipse(
        in: CGRect(x: 150, y: 100, width: 400, height: 300),
        transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 700, ty: 0))
    case 3:
      path.addRect(CGRect(x: 250, y: -50, width: 100, height: 600))
      path.addRect(CGRect(x: 20, y: 200, width: 560, height: 100))
    case 4:
      path.move(to: CGPoint(x: 80, y: -200))
      path.addQuadCurve(to: CGPoint(x: 500, y: 700), control: CGPoint(x: 600, y: 100))
      path.addCurve(
        to: CGPoint(x: 80, y: -200), control1: CGPoint(x: 300, y: 900),
        control2: CGPoint(x: -100, y: 300))
    case 5: path.addLines(between: [.zero, CGPoint(x: 600, y: 0), CGPoint(x: 300, y: 800)])
    default: return nil
    }
    return path.outline
  }
}
