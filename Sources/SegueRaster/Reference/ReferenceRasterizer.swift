// The slow, plain way to draw a plan: one pixel after another, the whole frame, without tiles and
// kernels. It defines what the fast way must produce, bit for bit, and exists for the tests that
// compare both.

import SegueDisplay
import SeguePixels

/// Draws frames pixel by pixel.
package enum ReferenceRasterizer {
  /// Draws `list` into a new buffer.
  /// - Throws: `PixelError`, `RasterError`.
  package static func render(_ list: DisplayList) throws -> PixelBuffer {
    var plan = try RasterPlan(list, tools: BlurTools(level: .baseline))
    try plan.makeSurfaces(keeping: .max) { nodes, rect, background in
      let frame = try PixelBuffer(width: list.width, height: list.height)
      fill(frame, background)
      try draw(nodes, into: frame)
      let part = try PixelBuffer(width: rect.width, height: rect.height)
      for y in 0..<rect.height {
        for x in 0..<rect.width { part[x, y] = frame[x + rect.minX, y + rect.minY] }
      }
      return part
    }
    let target = try PixelBuffer(width: list.width, height: list.height)
    fill(target, plan.background)
    try draw(plan.nodes, into: target)
    return target
  }

  private static func fill(_ target: PixelBuffer, _ color: PremultipliedRGBA8) {
    for y in 0..<target.height {
      for x in 0..<target.width { target[x, y] = color }
    }
  }

  private static func draw(_ nodes: [PlanNode], into target: PixelBuffer) throws {
    for node in nodes {
      switch node.kind {
      case .leaf(let paint):
        forEachPixel(node, target) { x, y, coverage in
          target[x, y] = painted(target[x, y], paint, x, y, coverage)
        }
      case .group(let nodes, let mixing):
        if let mode = mixing.mode {
          try combine(nodes, node, mode, mixing.opacity, with: target)
        } else {
          try mix(nodes, node, mixing.opacity, with: target)
        }
      }
    }
  }

  private static func mix(
    _ nodes: [PlanNode], _ group: PlanNode, _ opacity: UInt8, with target: PixelBuffer
  ) throws {
    let before = try PixelBuffer(width: target.width, height: target.height)
    before.baseAddress.copyMemory(
      from: target.baseAddress, byteCount: target.bytesPerRow * target.height)
    try draw(nodes, into: target)
    forEachPixel(group, target) { x, y, coverage in
      let mask = UInt8(PixelArithmetic.divide255(UInt32(coverage) * UInt32(opacity)))
      target[x, y] = PixelArithmetic.mix(before[x, y], target[x, y], mask: mask)
    }
  }

  private static func combine(
    _ nodes: [PlanNode], _ group: PlanNode, _ mode: BlendMode, _ opacity: UInt8,
    with target: PixelBuffer
  ) throws {
    let own = try PixelBuffer(width: target.width, height: target.height)
    try draw(nodes, into: own)
    forEachPixel(group, target) { x, y, coverage in
      let blended = BlendArithmetic.combined(
        PixelArithmetic.scaled(own[x, y], by: opacity), over: target[x, y], mode)
      target[x, y] = PixelArithmetic.mix(target[x, y], blended, mask: coverage)
    }
  }

  /// Calls `body` with the column, row and coverage of every pixel of `node`'s bounds.
  private static func forEachPixel(
    _ node: PlanNode, _ target: PixelBuffer, _ body: (Int, Int, UInt8) -> Void
  ) {
    let (columns, rows) = (node.bounds.minX..<node.bounds.maxX, node.bounds.minY..<node.bounds.maxY)
    let coverage = node.shape.map {
      Coverage($0, node.sharedEdges, columns: columns, rows: rows, comparesAll: true)
    }
    let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: columns.count)
    defer { mask.deallocate() }
    for y in rows {
      let full = CoverageRow(
        start: columns.lowerBound, fullStart: columns.lowerBound, fullEnd: columns.upperBound,
        end: columns.upperBound)
      let row = coverage?.row(y, mask: mask) ?? full
      for x in columns {
        let isTouched = x >= row.start && x < row.end
        let isFull = x >= row.fullStart && x < row.fullEnd
        body(x, y, isFull ? 255 : isTouched ? mask[x - columns.lowerBound] : 0)
      }
    }
  }

  private static func painted(
    _ under: PremultipliedRGBA8, _ paint: Paint, _ x: Int, _ y: Int, _ coverage: UInt8
  ) -> PremultipliedRGBA8 {
    switch paint {
    case .color(let color):
      return PixelArithmetic.over(under, color, mask: coverage)
    case .shaded(let shaded):
      return shaded.shades.reduce(painted(under, shaded.base, x, y, coverage)) { shown, shade in
        switch shade {
        case .color(let color): painted(shown, .color(color), x, y, coverage)
        case .gradient(let gradient): painted(shown, .gradient(gradient), x, y, coverage)
        }
      }
    case .gradient(let gradient):
      return PixelArithmetic.over(under, gradient.color(x, y), mask: coverage)
    case .image(let image):
      let sampler = image.parts.flatMap { $0.samplers[$0.part(x, y)] } ?? image.sampler
      var sample = sampler.sample(x, y)
      if let other = image.other {
        sample = PixelArithmetic.blend(sample, other.sample(x, y), weight: image.otherWeight)
      }
      if let tint = image.tint { sample = PixelArithmetic.scaled(tint, by: sample.alpha) }
      if let factor = image.factor { sample = PixelArithmetic.product(sample, factor) }
      let mask = UInt8(PixelArithmetic.divide255(UInt32(coverage) * UInt32(image.opacity)))
      return PixelArithmetic.over(under, sample, mask: mask)
    case .backdrop(let backdrop):
      let mask = UInt8(PixelArithmetic.divide255(UInt32(coverage) * UInt32(backdrop.opacity)))
      guard let blurred = backdrop.blurred else {
        return PixelArithmetic.over(under, PremultipliedRGBA8(0, 0, 0, 255), mask: mask)
      }
      let sample = blurred.pixels[x - blurred.rect.minX, y - blurred.rect.minY]
      return PixelArithmetic.mix(under, sample, mask: mask)
    case .projected(let image):
      let mask = UInt8(PixelArithmetic.divide255(UInt32(coverage) * UInt32(image.opacity)))
      return PixelArithmetic.over(under, image.sample(x, y), mask: mask)
    case .pending: return under
    }
  }
}

extension ImageSampler {
  /// Returns the image's color at a pixel of the frame.
  fileprivate func sample(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    if let reduced { return reduced.color(x, y) }
    let color = near.sample(x, y, filter)
    guard let far else { return color }
    return PixelArithmetic.blend(color, far.sample(x, y, filter), weight: weight)
  }
}

extension SampleMap {
  fileprivate func sample(_ x: Int, _ y: Int, _ filter: SampleFilter) -> PremultipliedRGBA8 {
    let (u, v) = position(x, y)
    let (column, row) = (
      u >> Int64(PixelArithmetic.positionBits), v >> Int64(PixelArithmetic.positionBits)
    )
    func pixel(_ dx: Int64, _ dy: Int64) -> PremultipliedRGBA8 {
      pixels[
        Int(min(max(column &+ dx, Int64(minX)), Int64(maxX))),
        Int(min(max(row &+ dy, Int64(minY)), Int64(maxY)))]
    }
    if filter == .nearest { return pixel(0, 0) }
    let (wx, wy) = (Int32((u >> 13) & 127), Int32((v >> 5) & 32767))
    let (a, b, c, d) = (pixel(0, 0), pixel(1, 0), pixel(0, 1), pixel(1, 1))
    func mean(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
      PixelArithmetic.bilinear(a, b, c, d, column: wx, row: wy)
    }
    return PremultipliedRGBA8(
      mean(a.red, b.red, c.red, d.red), mean(a.green, b.green, c.green, d.green),
      mean(a.blue, b.blue, c.blue, d.blue), mean(a.alpha, b.alpha, c.alpha, d.alpha))
  }
}
