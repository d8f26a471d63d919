// The new one of two screens, seen through a mask that opens forward and closes backward.

import UIKit

extension TransitionScreens {
  /// Adds the destination, and shows the new screen of the way forward through a mask.
  /// - Parameter motion: Receives the mask, which fills the screen and is empty, and returns its
  ///   motion: at 0 the mask is closed, at 1 it covers everything.
  func reveal(
    _ way: TransitionDirection, _ motion: (UIView) -> MotionSequence
  ) -> ScreenAnimations {
    addScreens(way)
    guard let detail = detail(way) else { return ScreenAnimations(animate: {}) }
    let masked = MaskedScreen(detail, motion)
    return ScreenAnimations(animate: masked.motion.animate, cleanUp: masked.restore)
  }
}

extension UIView {
  /// Adds an opaque view to a mask.
  @discardableResult
  func addOpening(_ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .black
    addSubview(view)
    return view
  }

  /// The number of pixels in a point.
  var pixelsPerPoint: CGFloat { max(traitCollection.displayScale, 1) }
}

extension CGRect {
  /// Returns the rectangle divided into cells on whole points, row by row.
  func cells(columns: Int, rows: Int) -> [CGRect] {
    (0..<rows).flatMap { row in (0..<columns).map { cell($0, row, of: columns, rows) } }
  }

  private func cell(_ column: Int, _ row: Int, of columns: Int, _ rows: Int) -> CGRect {
    let (left, right) = (edge(column, of: columns, width), edge(column + 1, of: columns, width))
    let (top, bottom) = (edge(row, of: rows, height), edge(row + 1, of: rows, height))
    return CGRect(x: minX + left, y: minY + top, width: right - left, height: bottom - top)
  }

  private func edge(_ index: Int, of count: Int, _ length: CGFloat) -> CGFloat {
    index == count ? length : (length * CGFloat(index) / CGFloat(count)).rounded()
  }

  /// The center.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }

  /// Returns the point at fractions of the width and the height.
  func point(_ fractions: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * fractions.x, y: minY + height * fractions.y)
  }

  /// Returns the distance from `point` to the farthest corner.
  func reach(from point: CGPoint) -> CGFloat {
    let x = max(abs(point.x - minX), abs(maxX - point.x))
    let y = max(abs(point.y - minY), abs(maxY - point.y))
    return (x * x + y * y).squareRoot()
  }
}
