// Where a sheet is: pure geometry. On a phone held upright it is attached to the lower edge and as
// wide as the container, with its top at one of its detents; where there is little height it covers
// everything, or is attached if the app prefers that; where there is much room in both directions it
// is a card in the middle. Source of the numbers: SEMANTICS section 8; the cards' are our choice.

import Foundation

/// The places of one sheet in a container of some size.
struct SheetGeometry: Equatable {
  /// How a sheet lies in its container.
  enum Form: Equatable {
    /// At the lower edge, as high as its detent.
    case attached
    /// Over everything.
    case covering
    /// In the middle, of this size.
    case card(CGSize)
  }

  /// A detent and where it puts the sheet's top.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// What the card leaves free at the top beside the safe area, with and without a home button.
  static let (inset, insetWithoutHomeButton): (CGFloat, CGFloat) = (20, 10)
  /// How far the top of the presenter shows above the card.
  static let presenterPeek: CGFloat = 10
  /// How much less wide the presenter gets at each side, on narrow and on wide phones.
  static let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  /// Up to this width a phone is narrow.
  static let narrowWidth: CGFloat = 393
  /// The size of a form sheet that prefers no other.
  static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet in the middle, and what it leaves above and below.
  static let (pageWidth, pageMargin): (CGFloat, CGFloat) = (704, 44)

  let container: CGSize
  let safeArea: UIEdgeInsets
  let form: Form
  /// The resting places of an attached sheet, the lowest first: never empty.
  let stops: [Stop]
  /// Of an attached sheet.
  let width: CGFloat

  /// The share of a large detent that a medium one has.
  static func mediumShare(ofHeight height: CGFloat) -> CGFloat { height > 568 ? 0.56 : 0.63 }

  /// The top of a large sheet.
  static func largeTop(_ safeArea: UIEdgeInsets) -> CGFloat {
    safeArea.top + (safeArea.bottom > 0 ? insetWithoutHomeButton : inset)
  }

  init(
    container: CGSize, safeArea: UIEdgeInsets, form: Form, stops: [Stop], width: CGFloat? = nil
  ) {
    (self.container, self.safeArea, self.form) = (container, safeArea, form)
    self.width = min(width ?? container.width, container.width)
    let top: CGFloat
    switch form {
    case .attached: top = Self.largeTop(safeArea)
    case .covering: top = 0
    case .card(let size): top = (container.height - size.height) / 2
    }
    self.stops = stops.isEmpty || form != .attached ? [Stop(identifier: .large, top: top)] : stops
  }

  /// Where the sheet is out of sight.
  var away: CGFloat { container.height }
  /// The top at the lowest detent.
  var lowest: CGFloat { stops.first?.top ?? 0 }
  /// The top at the highest detent.
  var highest: CGFloat { stops.last?.top ?? 0 }

  /// The sheet's frame with its top at `top`. Attached, it reaches down to the edge, and below it when
  /// it is lower than its lowest detent.
  func frame(top: CGFloat) -> CGRect {
    switch form {
    case .attached:
      let height = max(container.height - top, container.height - lowest)
      return CGRect(x: (container.width - width) / 2, y: top, width: width, height: height)
    case .covering:
      return CGRect(x: 0, y: top, width: container.width, height: container.height)
    case .card(let size):
      return CGRect(
        x: (container.width - size.width) / 2, y: top, width: size.width, height: size.height)
    }
  }

  /// The top at the detent called `identifier`; at the lowest one, if there is none or it is `nil`.
  func top(at identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    (stops.first { $0.identifier == identifier } ?? stops.first)?.top ?? 0
  }

  // MARK: The presenter

  /// How far the presenter stands back, 0…1: all the way behind a large sheet, not at all where the next
  /// lower detent is.
  func standingBack(top: CGFloat) -> CGFloat {
    guard form == .attached, width == container.width, let large = stops.last,
      large.top <= Self.largeTop(safeArea) + 0.5
    else { return 0 }
    let below = stops.count > 1 ? stops[stops.count - 2].top : away
    guard below > large.top else { return 1 }
    return min(max((below - top) / (below - large.top), 0), 1)
  }

  /// What takes a presenter there whose untransformed frame is `frame`, about its middle.
  func presenterTransform(_ progress: CGFloat, of frame: CGRect) -> CGAffineTransform {
    guard container.width > 0, progress > 0 else { return .identity }
    let margin = container.width <= Self.narrowWidth ? Self.narrowMargin : Self.wideMargin
    let smallest = 1 - 2 * margin / container.width
    let rise = highest - Self.presenterPeek - frame.midY + smallest * frame.height / 2
    let scale = 1 + (smallest - 1) * progress
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise * progress)
  }

  /// How dark it is behind the sheet, 0…1: not at all up to the detent called `undimmed`, and fading
  /// where the sheet is below its lowest detent.
  func dimming(
    top: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    guard let clear = stops.firstIndex(where: { $0.identifier == undimmed }) else {
      guard away > lowest else { return 0 }
      return min(max((away - top) / (away - lowest), 0), 1)
    }
    guard clear + 1 < stops.count else { return 0 }
    let (from, to) = (stops[clear].top, stops[clear + 1].top)
    return from > to ? min(max((from - top) / (from - to), 0), 1) : 1
  }
}
