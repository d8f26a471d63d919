// Shadows and masks in the plan: both become the coverage of a shape, and from then on a shadow is a
// colour inside it, and what is masked a group that is cut to it.

import CoreGraphics
import SegueDisplay
import SeguePixels
import Synchronization

/// The blurred masks of one frame. A shadow that lies in others is asked for once for each of them, and
/// found here all times but the first, which asks for the most.
final class ShadowCache: Sendable {
  private let made = Mutex<[DisplayShadow: (area: PixelRect, mask: AlphaMask)]>([:])

  /// The mask of `shadow` for all of `area`, or `nil`.
  func find(_ shadow: DisplayShadow, _ area: PixelRect) -> AlphaMask? {
    made.withLock { made in
      guard let known = made[shadow], known.area.contains(area) else { return nil }
      return known.mask
    }
  }

  func keep(_ mask: AlphaMask, of shadow: DisplayShadow, _ area: PixelRect) {
    made.withLock { $0[shadow] = (area, mask) }
  }
}

extension RasterPlan {
  func resolve(
    _ shadow: DisplayShadow, opacity: Double, within bounds: PixelRect, depth: Int
  ) throws -> [PlanNode] {
    // A shadow and what casts it lie over each other: they fade as one.
    let handedDown = shadow.hidesItems ? opacity : 1
    var nodes: [PlanNode] = []
    let color = PremultipliedRGBA8(shadow.color, opacity: handedDown)
    if color.alpha > 0, !bounds.isEmpty, lens != nil || shadow.isSkewed {
      nodes += try projected(shadow, opacity: handedDown, within: bounds, depth: depth)
    } else if color.alpha > 0, !bounds.isEmpty {
      let mask = try blurred(shadow, within: bounds, depth: depth)
      if let node = node(.leaf(.color(color)), .mask(mask), bounds) { nodes.append(node) }
    }
    if shadow.hidesItems { return nodes }
    nodes += try resolve(shadow.items, opacity: 1, within: bounds, depth: depth)
    if opacity == 1 { return nodes }
    let blends = shadow.items.blendWithBackdrop
    return Self.grouped(nodes, opacity: opacity, mode: blends ? .normal : nil)
  }

  /// The coverage of the shadow within `bounds`.
  ///
  /// Whole pixels of the offset move the finished mask, only the rest moves the items: so shadows that
  /// lie in others are the same wherever those fall, and are found in the cache.
  func blurred(_ shadow: DisplayShadow, within bounds: PixelRect, depth: Int) throws
    -> AlphaMask
  {
    let ((across, down), move) = (shadow.deviations, shadow.pixelOffset)
    guard across.isFinite, down.isFinite, max(abs(move.tx), abs(move.ty)) < 1e9 else {
      return try AlphaMask(.empty)
    }
    let (x, y) = (move.tx.rounded(.down), move.ty.rounded(.down))
    let rest = CGAffineTransform(translationX: move.tx - x, y: move.ty - y)
    var still = shadow
    (still.color, still.offset, still.hidesItems) = (.black, .zero, true)
    if !rest.isIdentity { still.items = still.items.map { $0.transformed(by: rest) } }
    let area = bounds.moved(-Int(x), -Int(y))
    let mask = try shadows.find(still, area) ?? blurred(still, at: area, depth: depth)
    return AlphaMask(mask, movedBy: Int(x), Int(y))
  }

  /// The same for a shadow straight beneath its items.
  ///
  /// Unless that is far more than the frame, all of the shadow is made, also what lies outside: so it is
  /// the same while it moves into the frame, and found among those of earlier frames.
  private func blurred(_ shadow: DisplayShadow, at bounds: PixelRect, depth: Int) throws
    -> AlphaMask
  {
    let (across, down) = shadow.deviations
    let blur = GaussianBlur(across: across, down: down, tools: tools)
    let whole = PixelRect(around: shadow.items.extent)
    let isWhole = whole.map { $0.area <= 2 * frame.area } ?? false
    let reach = blur.reach(bounds)
    if let whole, whole.intersection(reach).isEmpty { return try AlphaMask(.empty) }
    let nodes = try resolve(
      shadow.items, opacity: 1, within: isWhole ? whole ?? reach : reach, depth: depth)
    let box = nodes.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let known = isWhole ? PixelRect.everything : bounds
    let mask = try blur(
      alpha(of: nodes, within: box), within: blur.reach(box).intersection(known),
      from: (whole?.minX ?? 0, whole?.minY ?? 0))
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
    let shape = try Self.singleShape(through) ?? .mask(alpha(of: through, within: box))
    let mixing = GroupMixing(
      opacity: PixelArithmetic.byte(opacity),
      mode: masked.items.blendWithBackdrop ? .normal : nil)
    return [PlanNode(kind: .group(nodes, mixing), shape: shape, bounds: box)]
  }

  /// The shape whose coverage is the alpha of `nodes`, where they are an opaque colour in one.
  private static func singleShape(_ nodes: [PlanNode]) -> Shape? {
    guard nodes.count == 1, case .leaf(.color(let color)) = nodes[0].kind else { return nil }
    return color.alpha == 255 ? nodes[0].shape : nil
  }
}

extension PixelRect {
  /// More than any frame.
  fileprivate static let everything = PixelRect(
    minX: -1 << 40, minY: -1 << 40, maxX: 1 << 40, maxY: 1 << 40)

  /// All pixels that `box` touches, and one more on each side for what is rounded; `nil` when it has no
  /// finite place.
  fileprivate init?(around box: CGRect) {
    let far = 1e9
    let sides = [box.minX, box.minY, box.maxX, box.maxY].map { Double($0) }
    guard !box.isNull, sides.allSatisfy({ abs($0) < far }) else { return nil }
    self.init(
      minX: Int(sides[0].rounded(.down)) - 1, minY: Int(sides[1].rounded(.down)) - 1,
      maxX: Int(sides[2].rounded(.up)) + 1, maxY: Int(sides[3].rounded(.up)) + 1)
  }
}
