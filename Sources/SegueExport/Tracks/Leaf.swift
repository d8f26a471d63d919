// Items that contain no others, divided into contents, transform and opacity.

import CoreGraphics
import SegueDisplay

/// An item without items inside, divided into the parts that are compared between frames.
struct Leaf {
  /// What the item does.
  let role: NodeKey.Role
  /// The item in coordinates of its own: opaque, and for images and rectangles of the size 1 × 1.
  let content: DisplayItem
  /// The transform from there.
  let transform: CGAffineTransform
  /// The opacity, in 0…1.
  let opacity: Double
  /// The item without its opacity.
  let opaque: DisplayItem

  /// Takes `item` apart; `nil` if it draws nothing or contains other items.
  init?(_ item: DisplayItem) {
    switch item {
    case .solid(let quad): self.init(quad)
    case .image(let quad): self.init(quad)
    case .path(let fill): self.init(fill)
    case .gradient(let fill): self.init(fill)
    case .glyphs(let run): self.init(run)
    case .group, .shadow, .masked, .backdrop, .projected: return nil
    }
  }

  private init(_ fill: PathFill) {
    var fill = fill
    (role, transform, opacity) = (.path, fill.transform, fill.color.alpha)
    fill.color.alpha = 1
    opaque = .path(fill)
    fill.transform = .identity
    content = .path(fill)
  }

  private init(_ fill: GradientFill) {
    var fill = fill
    (role, transform, opacity) = (.gradient, fill.transform, fill.opacity)
    fill.opacity = 1
    opaque = .gradient(fill)
    fill.transform = .identity
    content = .gradient(fill)
  }

  private init?(_ run: GlyphRun) {
    var run = run
    if run.box.isNull { return nil }
    (role, transform, opacity) = (.glyphs, run.transform, run.color.alpha)
    run.color.alpha = 1
    opaque = .glyphs(run)
    run.transform = .identity
    content = .glyphs(run)
  }

  private init?(_ quad: SolidQuad) {
    var quad = quad
    if quad.shape.rect.isEmpty { return nil }
    (role, opacity) = (.solid, quad.color.alpha)
    quad.color.alpha = 1
    opaque = .solid(quad)
    if quad.shape.isSharp {
      transform = quad.shape.rect.fromUnitSquare.concatenating(quad.transform)
      quad.shape.rect = .unitSquare
    } else {
      transform = quad.transform
    }
    quad.transform = .identity
    content = .solid(quad)
  }

  private init?(_ quad: ImageQuad) {
    var quad = quad
    if quad.destination.isEmpty { return nil }
    (role, opacity) = (.image, quad.opacity)
    quad.opacity = 1
    opaque = .image(quad)
    if quad.ninePart == nil {
      transform = quad.destination.fromUnitSquare.concatenating(quad.transform)
      quad.destination = .unitSquare
    } else {
      transform = quad.transform
    }
    quad.transform = .identity
    content = .image(quad)
  }
}

extension CGRect {
  /// The rectangle from (0, 0) to (1, 1).
  static let unitSquare = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The transform from the unit square to this rectangle.
  fileprivate var fromUnitSquare: CGAffineTransform {
    CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: minX, ty: minY)
  }
}
