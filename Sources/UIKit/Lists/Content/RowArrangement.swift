// The placement of a row's image, text and secondary text, shared by cells of the classic styles
// and list configurations.

import Foundation

/// The arrangement of one row's contents.
@MainActor
struct RowArrangement {
  /// The relative placement of the texts.
  enum Kind {
    /// The secondary text is below the text.
    case stacked
    /// The texts are at the two ends of the row, if there is enough space.
    case beside
    /// The text is a small caption, aligned to the end of a narrow column, as in an address book.
    case captioned
  }

  static let minimumHeight: CGFloat = 44
  /// The margin between images and the top and bottom edges.
  private static let imageMargin: CGFloat = 7
  private static let captionWidth: CGFloat = 91

  var kind = Kind.stacked
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var imageSize = CGSize.zero
  var imageGap: CGFloat = 16
  var verticalGap: CGFloat = 2
  var horizontalGap: CGFloat = 8
  var text: UILabel?
  var secondary: UILabel?

  /// The frames of the image and the two texts.
  struct Places: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
  }

  private var hasText: Bool { !(text?.text ?? "").isEmpty }
  private var hasSecondary: Bool { !(secondary?.text ?? "").isEmpty }

  /// The leading edge of the texts.
  var textStart: CGFloat {
    margins.leading + (imageSize.width > 0 ? imageSize.width + imageGap : 0)
  }

  private func size(_ label: UILabel?, _ isPresent: Bool, within width: CGFloat) -> CGSize {
    guard let label, isPresent, width > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Returns a Boolean value that indicates whether the texts are placed beside each other, given
  /// the available width.
  private func isBeside(_ available: CGFloat) -> Bool {
    guard kind == .beside, hasText, hasSecondary else { return false }
    let first = size(text, true, within: .greatestFiniteMagnitude).width
    let second = size(secondary, true, within: .greatestFiniteMagnitude).width
    return first + horizontalGap + second <= available || text?.numberOfLines == 1
  }

  /// Returns the height that a row of the given width needs.
  func height(for width: CGFloat, atLeast minimum: CGFloat = minimumHeight) -> CGFloat {
    let available = max(0, width - textStart - margins.trailing)
    var texts: CGFloat
    if kind == .captioned || isBeside(available) {
      texts = max(
        size(text, hasText, within: available).height,
        size(secondary, hasSecondary, within: available).height
      )
    } else {
      let (first, second) = (
        size(text, hasText, within: available).height,
        size(secondary, hasSecondary, within: available).height
      )
      texts = first + second + (first > 0 && second > 0 ? verticalGap : 0)
    }
    let contents = max(
      margins.top + texts + margins.bottom, imageSize.height + 2 * Self.imageMargin)
    return max(minimum, contents.rounded(.up))
  }

  /// Returns the frames in a row of the given size, for a layout direction from left to right.
  func places(in size: CGSize) -> Places {
    var places = Places()
    let middle = (size.height + margins.top - margins.bottom) / 2
    places.image = CGRect(
      x: margins.leading, y: Self.onPixel(middle - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
    let available = max(0, size.width - textStart - margins.trailing)
    switch kind {
    case .captioned: placeCaptioned(&places, available, middle)
    case .beside where isBeside(available): placeBeside(&places, available, middle)
    case .beside, .stacked: placeStacked(&places, available, middle)
    }
    return places
  }

  private func placeStacked(_ places: inout Places, _ available: CGFloat, _ middle: CGFloat) {
    let first = size(text, hasText, within: available)
    let second = size(secondary, hasSecondary, within: available)
    let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
    let top = Self.onPixel(middle - (first.height + gap + second.height) / 2)
    // Beside a text that is missing, the first one is as wide as it needs to be.
    let width = kind == .beside && !hasSecondary ? first.width : available
    places.text = CGRect(x: textStart, y: top, width: width, height: first.height)
    places.secondary = CGRect(
      x: textStart, y: top + first.height + gap, width: available, height: second.height)
  }

  private func placeBeside(_ places: inout Places, _ available: CGFloat, _ middle: CGFloat) {
    let second = size(secondary, true, within: available)
    let first = size(text, true, within: max(0, available - second.width - horizontalGap))
    places.text = CGRect(
      x: textStart, y: Self.onPixel(middle - first.height / 2), width: first.width,
      height: first.height)
    places.secondary = CGRect(
      x: textStart + available - second.width, y: Self.onPixel(middle - second.height / 2),
      width: second.width, height: second.height)
  }

  private func placeCaptioned(_ places: inout Places, _ available: CGFloat, _ middle: CGFloat) {
    let column = min(Self.captionWidth, available)
    let first = size(text, hasText, within: column)
    let second = size(secondary, hasSecondary, within: max(0, available - column - horizontalGap))
    places.text = CGRect(
      x: textStart + column - first.width, y: Self.onPixel(middle - first.height / 2),
      width: first.width, height: first.height)
    places.secondary = CGRect(
      x: textStart + column + horizontalGap, y: Self.onPixel(middle - second.height / 2),
      width: second.width, height: second.height)
  }

  private static func onPixel(_ value: CGFloat) -> CGFloat {
    let scale = UIKitState.current.screen.scale
    return (value * scale).rounded() / scale
  }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally within the given width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
