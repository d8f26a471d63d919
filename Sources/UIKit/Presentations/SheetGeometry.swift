// The position of a sheet, as pure geometry. On a phone in portrait it is attached to the bottom
// edge and as wide as the container, with its top at one of its detents; in a compact height it
// covers everything, or is attached if the app prefers that; with regular size classes it is a card
// in the center. Source of the numbers: SEMANTICS section 8; those of the cards are our choice.

import Foundation

/// The positions of one sheet in a container of a given size.
struct SheetGeometry: Equatable {
  /// The form of a sheet in its container.
  enum Form: Equatable {
    /// Attached to the bottom edge, with the height of its detent.
    case attached
    /// Covering the container.
    case covering
    /// A card of the given size in the center.
    case card(CGSize)
  }

  /// A detent and the resulting top of the sheet.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// The gap between the safe area and the top of a large sheet, with and without a home button, in
  /// points.
  static let (inset, insetWithoutHomeButton): (CGFloat, CGFloat) = (20, 10)
  /// The height of the part of the presenting view that is visible above the card, in points.
  static let presenterPeek: CGFloat = 10
  /// The margin of the receded presenting view at each side, on narrow and on wide phones, in
  /// points.
  static let (narrowMargin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  /// The maximum width of a narrow phone, in points.
  static let narrowWidth: CGFloat = 393
  /// The size of a form sheet whose content has no preferred size, in points.
  static let formSize = CGSize(width: 540, height: 620)
  /// The width of a centered page sheet, and its margin at the top and bottom, in points.
  static let (pageWidth, pageMargin): (CGFloat, CGFloat) = (704, 44)

  let container: CGSize
  let safeArea: UIEdgeInsets
  let form: Form
  /// The positions of an attached sheet at its detents, the lowest first. Never empty.
  let stops: [Stop]
  /// The width of an attached sheet.
  let width: CGFloat

  /// Returns the height of a medium detent as a fraction of that of a large one.
  static func mediumShare(ofHeight height: CGFloat) -> CGFloat { height > 568 ? 0.56 : 0.63 }

  /// Returns the top of a large sheet.
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

  /// The top of a sheet that is offscreen.
  var away: CGFloat { container.height }
  /// The top at the lowest detent.
  var lowest: CGFloat { stops.first?.top ?? 0 }
  /// The top at the highest detent.
  var highest: CGFloat { stops.last?.top ?? 0 }

  /// Returns the frame of a sheet with the given top. An attached sheet extends to the bottom edge,
  /// or beyond it if it is lower than its lowest detent.
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

  /// Returns the top at the detent with the given identifier; at the lowest detent, if there is
  /// none.
  func top(at identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    (stops.first { $0.identifier == identifier } ?? stops.first)?.top ?? 0
  }

  // MARK: The presenting view

  /// Returns the degree to which the presenting view recedes: 1 behind a large sheet, 0 at the next
  /// lower detent.
  func recessionFraction(top: CGFloat) -> CGFloat {
    guard form == .attached, width == container.width, let large = stops.last,
      large.top <= Self.largeTop(safeArea) + 0.5
    else { return 0 }
    let below = stops.count > 1 ? stops[stops.count - 2].top : away
    guard below > large.top else { return 1 }
    return min(max((below - top) / (below - large.top), 0), 1)
  }

  /// Returns the transform, about its center, of a presenting view with the given untransformed
  /// frame.
  func presenterTransform(_ progress: CGFloat, of frame: CGRect) -> CGAffineTransform {
    guard container.width > 0, progress > 0 else { return .identity }
    let margin = container.width <= Self.narrowWidth ? Self.narrowMargin : Self.wideMargin
    let smallest = 1 - 2 * margin / container.width
    let rise = highest - Self.presenterPeek - frame.midY + smallest * frame.height / 2
    let scale = 1 + (smallest - 1) * progress
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: rise * progress)
  }

  /// Returns the degree of dimming behind the sheet: 0 up to the detent `undimmed`, at most 1, and
  /// fading while the sheet is below its lowest detent.
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
