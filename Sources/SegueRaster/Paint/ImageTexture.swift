// Opaque images for the kernel that reads and paints blocks of several rows at once.

import CSegueKernels
import SeguePixels

extension ImagePaint {
  /// A Boolean value that indicates whether the image is turned in the plane of the frame.
  var isTurned: Bool { sampler.near.vAcross != 0 || sampler.near.uDown != 0 }

  /// A Boolean value that indicates whether the image is scaled, if it is not turned.
  var isScaled: Bool {
    sampler.near.uAcross != SampleMap.one || sampler.near.vDown != SampleMap.one
  }

  /// Returns the image without shades for the kernel, the first pixel being at the corner of `rect`; `nil` if
  /// the kernel does not read such images.
  func texture(_ rect: PixelRect) -> segue_texture? {
    guard opacity == 255, isOpaque, sampler.filter != .nearest, sampler.reduced == nil,
      other == nil,
      parts == nil, tint == nil, factor == nil, let near = sampler.near.level(rect)
    else { return nil }
    var far: segue_level?
    if let map = sampler.far {
      far = map.level(rect)
      if far == nil { return nil }
    }
    return segue_texture(
      near: near, far: far ?? near, weight: sampler.weight, is_mixed: 0, shades: nil, shade_count: 0
    )
  }
}

extension SampleMap {
  /// Returns the level, the first pixel being at the corner of `rect`; `nil` if its samples are too far apart or
  /// too far from the image.
  fileprivate func level(_ rect: PixelRect) -> segue_level? {
    guard isDense, isNear(rect) else { return nil }
    let (u, v) = position(rect.minX, rect.minY)
    let image = segue_image(
      pixels: UnsafePointer(pixels.baseAddress.assumingMemoryBound(to: UInt8.self)),
      bytes_per_row: pixels.bytesPerRow, min_x: Int32(minX), min_y: Int32(minY),
      max_x: Int32(maxX), max_y: Int32(maxY))
    return segue_level(
      image: image, u: u, v: v, u_across: uAcross, v_across: vAcross, u_down: uDown, v_down: vDown)
  }

  /// A Boolean value that indicates whether the samples of a block of 4 x 4 pixels, and their neighbors, lie in as
  /// many columns and rows as the kernel reads.
  private var isDense: Bool {
    // Whatever the fractions are, a block lies in two more columns than its samples span, with the neighbors.
    let most = Int64(SEGUE_TURNED_WINDOW - 3) << Int64(PixelArithmetic.positionBits)
    let steps = [uAcross, uDown, vAcross, vDown].map(\.magnitude)
    guard steps.allSatisfy({ $0 < most }) else { return false }
    return 3 * max(steps[0] + steps[1], steps[2] + steps[3]) < most
  }

  /// Returns whether the positions of all blocks that begin in `rect` are near the range that may be read.
  private func isNear(_ rect: PixelRect) -> Bool {
    let reach = Int64(SEGUE_TURNED_REACH)
    func isNear(_ place: Int64, _ low: Int, _ high: Int) -> Bool {
      let pixel = place >> Int64(PixelArithmetic.positionBits)
      return pixel > Int64(low) - reach && pixel < Int64(high) + reach
    }
    // Positions are linear, so those between the corners are between theirs.
    return [rect.minX, rect.maxX + SEGUE_TURNED_MARGIN].allSatisfy { x in
      [rect.minY, rect.maxY + SEGUE_TURNED_MARGIN].allSatisfy { y in
        let (u, v) = position(x, y)
        return isNear(u, minX, maxX) && isNear(v, minY, maxY)
      }
    }
  }
}
