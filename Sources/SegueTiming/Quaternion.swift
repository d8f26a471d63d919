import CoreGraphics

/// A rotation in space: x, y, z are the axis times the sine of half the angle, w its cosine.
struct Quaternion {
  var parts: SIMD4<Double>

  /// Creates the rotation that maps the coordinate axes to these, which are perpendicular and of
  /// length 1.
  ///
  /// The largest of the four components is computed from the diagonal, the others from differences
  /// divided by it, so that no divisor is small.
  init(axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    let (x, y, z) = axes
    let squares = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let (yz, zx, xy) = (y.z - z.y, z.x - x.z, x.y - y.x)
    let rows = [
      SIMD4(squares[0], x.y + y.x, x.z + z.x, yz), SIMD4(x.y + y.x, squares[1], y.z + z.y, zx),
      SIMD4(x.z + z.x, y.z + z.y, squares[2], xy), SIMD4(yz, zx, xy, squares[3]),
    ]
    // The last component wins ties, so that a small rotation has a positive w.
    var largest = 3
    for index in 0..<3 where squares[index] > squares[largest] { largest = index }
    let row = rows[largest]
    parts = row / Self.dot(row, row).squareRoot()
  }

  private init(parts: SIMD4<Double>) { self.parts = parts }

  /// The images of the coordinate axes.
  var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
    return (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  /// Returns the rotation at `progress` on the way to `target`, at constant speed, the shorter way
  /// around.
  func interpolated(to target: Quaternion, progress: Double) -> Quaternion {
    let end = Self.dot(parts, target.parts) < 0 ? -target.parts : target.parts
    let (difference, sum) = (end - parts, end + parts)
    // Half the angle between them, by atan2: its cosine alone would lose small angles.
    let angle =
      2
      * DeterministicMath.atan2(
        Self.dot(difference, difference).squareRoot(), Self.dot(sum, sum).squareRoot())
    guard angle > 1e-9 else { return Quaternion(parts: parts + difference * progress) }
    let whole = DeterministicMath.sin(angle)
    let before = DeterministicMath.sin((1 - progress) * angle) / whole
    let after = DeterministicMath.sin(progress * angle) / whole
    return Quaternion(parts: parts * before + end * after)
  }

  private static func dot(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
  }
}
