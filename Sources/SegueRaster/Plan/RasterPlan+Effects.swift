// Shadows and masks in the plan. Both become the coverage of a shape: a shadow is then a color
// inside it, and masked items a group that is clipped to it.

import CoreGraphics
import SegueDisplay
import SeguePixels
import Synchronization

/// The blurred masks of one frame, which may be pending. A nested shadow is requested once for each
/// shadow that contains it, and found here every time except the first, which requests the largest
/// area.
final class ShadowCache: Sendable {
  private let planned = Mutex<[DisplayShadow: (area: PixelRect, mask: PendingMask)]>([:])

  /// Returns the mask of `shadow` for all of `area`, or `nil`.
  func find(_ shadow: DisplayShadow, _ area: PixelRect) -> PendingMask? {
    planned.withLock { planned in
      guard let known = planned[shadow], known.area.contains(area) else { return nil }
      return known.mask
    }
  }

  func keep(_ mask: PendingMask, of shadow: DisplayShadow, _ area: PixelRect) {
    planned.withLock { $0[shadow] = (area, mask) }
  }
}

extension RasterPlan {
  func resolve(
    _ shadow: DisplayShadow, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    // A shadow and its items overlap, so they fade as a group.
    let handedDown = shadow.hidesItems ? opacity : 1
    var nodes: [PlanNode] = []
    let color = PremultipliedRGBA8(shadow.color, opacity: handedDown)
    if color.alpha > 0, !bounds.isEmpty, lens != nil || shadow.isSkewed {
      nodes += try projected(shadow, opacity: handedDown, within: bounds, depth: depth)
    } else if color.alpha > 0, !bounds.isEmpty {
      let mask = try blurred(shadow, within: bounds, depth: depth)
      if let mask, let node = node(.leaf(.color(color)), .pending(mask), bounds) {
        nodes.append(node)
      }
    }
    if shadow.hidesItems { return nodes }
    nodes += try resolve(shadow.items, opacity: 1, within: bounds, depth: depth)
    if opacity == 1 { return nodes }
    let blends = shadow.items.blendWithBackdrop
    return Self.grouped(nodes, opacity: opacity, mode: blends ? .normal : nil)
  }

  /// Returns the coverage of the shadow within `bounds`; `nil` if it covers nothing.
  ///
  /// The offset moves the finished mask by whole pixels, and only the remainder moves the items. So
  /// nested shadows are the same wherever the enclosing ones fall, and are found in the cache.
  func blurred(_ shadow: DisplayShadow, within bounds: PixelRect, depth: Int) throws
    -> MaskReference?
  {
    let ((across, down), move) = (shadow.deviations, shadow.pixelOffset)
    guard across.isFinite, down.isFinite, max(abs(move.tx), abs(move.ty)) < 1e9 else { return nil }
    let (x, y) = (move.tx.rounded(.down), move.ty.rounded(.down))
    let rest = CGAffineTransform(translationX: move.tx - x, y: move.ty - y)
    var still = shadow
    (still.color, still.offset, still.hidesItems) = (.black, .zero, true)
    if !rest.isIdentity { still.items = still.items.map { $0.transformed(by: rest) } }
    let area = bounds.moved(-Int(x), -Int(y))
    let mask = try shadows.find(still, area) ?? blurred(still, at: area, depth: depth)
    return mask.map { MaskReference($0, movedBy: Int(x), Int(y)) }
  }

  /// Returns the coverage of a shadow without offset; `nil` if it covers nothing.
  ///
  /// Unless the shadow is far larger than the frame, it is computed completely, including the part
  /// outside. So it stays the same while it moves into the frame, and is found among those of
  /// earlier frames.
  private func blurred(_ shadow: DisplayShadow, at bounds: PixelRect, depth: Int) throws
    -> PendingMask?
  {
    let (across, down) = shadow.deviations
    let blur = GaussianBlur(
      across: across, down: down, endsEarly: shadow.endsEarly, tools: tools)
    let whole = PixelRect(around: shadow.items.extent)
    let isWhole = whole.map { $0.area <= 2 * frame.area } ?? false
    let reach = blur.reach(bounds)
    if let whole, whole.intersection(reach).isEmpty { return nil }
    let nodes = try resolve(
      shadow.items, opacity: 1, within: isWhole ? whole ?? reach : reach, depth: depth)
    let box = nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let known = isWhole ? PixelRect.everything : bounds
    let mask = PendingMask(
      of: nodes, within: box,
      blurred: PendingMask.Blur(gaussian: blur, corner: (whole?.minX ?? 0, whole?.minY ?? 0)),
      within: blur.reach(box).intersection(known))
    shadows.keep(mask, of: shadow, known)
    return mask
  }

  func resolve(
    _ masked: DisplayMask, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    let opacity = min(masked.opacity, 1) * opacity
    guard PixelArithmetic.byte(opacity) > 0 else { return [] }
    let through = try resolve(masked.mask, opacity: 1, within: bounds, depth: depth)
    let window = through.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let nodes = try resolve(masked.items, opacity: 1, within: window, depth: depth)
    let box = nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    if box.isEmpty { return [] }
    let alpha = PendingMask(of: through, within: box)
    let single = Self.singleShape(through)
    let shape = single ?? .pending(MaskReference(alpha))
    let mixing = GroupMixing(
      opacity: PixelArithmetic.byte(opacity),
      mode: masked.items.blendWithBackdrop ? .normal : nil)
    let opened = single.map { Self.opened(nodes, within: $0, depth: 1) } ?? nodes
    return [PlanNode(kind: .group(opened, mixing), shape: shape, bounds: box)]
  }

  /// Returns the shape whose coverage is the alpha of `nodes`, if they consist of an opaque color in
  /// one shape, or of a radial gradient.
  private static func singleShape(_ nodes: [PlanNode]) -> Shape? {
    guard nodes.count == 1, let node = nodes.first else { return nil }
    switch (node.kind, node.shape) {
    case (.leaf(.color(let color)), let shape): return color.alpha == 255 ? shape : nil
    case (.leaf(.gradient(let paint)), .convex(let outline)):
      return GradientMask(paint, in: outline, node.bounds).map { .gradient($0) }
    default: return nil
    }
  }
}

extension PixelRect {
  /// A rectangle larger than any frame.
  fileprivate static let everything = PixelRect(
    minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40)

  /// Creates a rectangle of all pixels that `box` touches, and one more on each side for rounding;
  /// `nil` if the box is not finite.
  fileprivate init?(around box: CGRect) {
    let far = 1e9
    let sides = [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) }
    guard !box.isNull, sides.allSatisfy({ abs($0) < far }) else { return nil }
    self.init(
      minX: Int(sides[0].rounded(.down)) - 1, minY: Int(sides[1].rounded(.down)) - 1,
      maxX: Int(sides[2].rounded(.up)) + 1, maxY: Int(sides[3].rounded(.up)) + 1)
  }
}
