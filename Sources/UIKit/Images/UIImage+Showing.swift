// The display of images: their stretchable part and their tint.

import Foundation
import QuartzCore
import SeguePixels

extension UIImage {
  /// The stretchable part of the image, in unit coordinates.
  var contentsCenter: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard traits.isResizable, size.width > 0, size.height > 0 else { return whole }
    let insets = capInsets
    let (left, right) = (max(insets.left, 0) / size.width, max(insets.right, 0) / size.width)
    let (top, bottom) = (max(insets.top, 0) / size.height, max(insets.bottom, 0) / size.height)
    guard left + right <= 1, top + bottom <= 1 else { return whole }
    return CGRect(x: left, y: top, width: 1 - left - right, height: 1 - top - bottom)
  }

  /// The part of the image that is tiled within the cap insets; `nil` if stretching has the same
  /// result, because the part is uniform.
  @MainActor
  var contentsTiles: ContentsTiles? {
    guard traits.isResizable, resizingMode == .tile, let pixels = uprightPixels?.bitmap?.pixels
    else {
      return nil
    }
    let center = contentsCenter
    let columns = Self.range(center.minX, center.maxX, of: pixels.width)
    let rows = Self.range(center.minY, center.maxY, of: pixels.height)
    guard !columns.isEmpty, !rows.isEmpty,
      !(pixels.hasEqualColumns(columns) && pixels.hasEqualRows(rows))
    else { return nil }
    return ContentsTiles(columns: columns, rows: rows)
  }

  /// Returns the range of samples between two fractions of `count`.
  private static func range(_ low: CGFloat, _ high: CGFloat, of count: Int) -> Range<Int> {
    let first = min(max(Int((low * CGFloat(count)).rounded()), 0), count)
    let last = min(max(Int((high * CGFloat(count)).rounded()), first), count)
    return first..<last
  }

  /// Returns the color in which the image is drawn in `view`; `nil` for the image's own colors.
  @MainActor
  func tint(in view: UIView) -> CGColor? {
    let color: UIColor? =
      switch renderingMode {
      case .alwaysTemplate: view.tintColor
      case .alwaysOriginal, .automatic: traits.tint
      }
    return color?.resolvedColor(with: view.traitCollection).cgColor
  }
}

extension PixelBuffer {
  fileprivate func hasEqualRows(_ rows: Range<Int>) -> Bool {
    rows.allSatisfy { row($0).elementsEqual(row(rows.lowerBound)) }
  }

  fileprivate func hasEqualColumns(_ columns: Range<Int>) -> Bool {
    (0..<height).allSatisfy { y in
      columns.allSatisfy { self[$0, y] == self[columns.lowerBound, y] }
    }
  }
}
