// Where picture, text and second text of a row go: the same for cells of the classic styles and for list
// configurations.

import Foundation

/// The arrangement of one row's contents.
@MainActor
struct RowArrangement {
  /// How the texts lie to each other.
  enum Kind {
    /// One over the other.
    case stacked
    /// At the two ends of the row, if there is room.
    case beside
    /// The first one small and at the end of a narrow column, as in an address book.
    case captioned
  }

  static let leastHeight: CGFloat = 44
  /// What pictures keep clear of the upper and lower edge.
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

  /// The places of all three.
  struct Places: Equatable {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
  }

  private var hasText: Bool { !(text?.text ?? "").isEmpty }
  private var hasSecondary: Bool { !(secondary?.text ?? "").isEmpty }

  /// Where texts begin.
  var textStart: CGFloat {
    margins.leading + (imageSize.width > 0 ? imageSize.width + imageGap : 0)
  }

  private func size(_ label: UILabel?, _ isThere: Bool, within width: CGFloat) -> CGSize {
    guard let label, isThere, width > 0 else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Whether both texts fit beside each other.
  private func isBeside(_ room: CGFloat) -> Bool {
    guard kind == .beside, hasText, hasSecondary else { return false }
    let first = size(text, true, within: .greatestFiniteMagnitude).width
    let second = size(secondary, true, within: .greatestFiniteMagnitude).width
    return first + horizontalGap + second <= room || text?.numberOfLines == 1
  }

  /// How high a row of this width has to be.
  func height(for width: CGFloat, atLeast least: CGFloat = leastHeight) -> CGFloat {
    let room = max(0, width - textStart - margins.trailing)
    var texts: CGFloat
    if kind == .captioned || isBeside(room) {
      texts = max(
        size(text, hasText, within: room).height, size(secondary, hasSecondary, within: room).height
      )
    } else {
      let (first, second) = (
        size(text, hasText, within: room).height, size(secondary, hasSecondary, within: room).height
      )
      texts = first + second + (first > 0 && second > 0 ? verticalGap : 0)
    }
    let contents = max(
      margins.top + texts + margins.bottom, imageSize.height + 2 * Self.imageMargin)
    return max(least, contents.rounded(.up))
  }

  /// The places in a row of this size, as they are where reading begins at the left.
  func places(in size: CGSize) -> Places {
    var places = Places()
    let middle = (size.height + margins.top - margins.bottom) / 2
    places.image = CGRect(
      x: margins.leading, y: Self.onPixel(middle - imageSize.height / 2), width: imageSize.width,
      height: imageSize.height)
    let room = max(0, size.width - textStart - margins.trailing)
    switch kind {
    case .captioned: placeCaptioned(&places, room, middle)
    case .beside where isBeside(room): placeBeside(&places, room, middle)
    case .beside, .stacked: placeStacked(&places, room, middle)
    }
    return places
  }

  private func placeStacked(_ places: inout Places, _ room: CGFloat, _ middle: CGFloat) {
    let first = size(text, hasText, within: room)
    let second = size(secondary, hasSecondary, within: room)
    let gap = first.height > 0 && second.height > 0 ? verticalGap : 0
    let top = Self.onPixel(middle - (first.height + gap + second.height) / 2)
    places.text = CGRect(x: textStart, y: top, width: room, height: first.height)
    places.secondary = CGRect(
      x: textStart, y: top + first.height + gap, width: room, height: second.height)
  }

  private func placeBeside(_ places: inout Places, _ room: CGFloat, _ middle: CGFloat) {
    let second = size(secondary, true, within: room)
    let first = size(text, true, within: max(0, room - second.width - horizontalGap))
    places.text = CGRect(
      x: textStart, y: Self.onPixel(middle - first.height / 2), width: first.width,
      height: first.height)
    places.secondary = CGRect(
      x: textStart + room - second.width, y: Self.onPixel(middle - second.height / 2),
      width: second.width, height: second.height)
  }

  private func placeCaptioned(_ places: inout Places, _ room: CGFloat, _ middle: CGFloat) {
    let column = min(Self.captionWidth, room)
    let first = size(text, hasText, within: column)
    let second = size(secondary, hasSecondary, within: max(0, room - column - horizontalGap))
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
  /// The same place seen in a mirror, in a room of this width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
