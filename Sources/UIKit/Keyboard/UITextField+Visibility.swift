// Text that is edited is scrolled into view, as on iOS.

import Foundation

extension UIView {
  /// Scrolls the scroll view around a text field, or around a text view that does not scroll itself, so
  /// that it lies within the insets; of a text view that is too high, the end.
  func scrollEditedTextIntoView() {
    guard self is UITextField || (self as? UITextView)?.isScrollEnabled == false else { return }
    let scroll = sequence(first: self, next: \.superview).dropFirst().lazy
      .compactMap { $0 as? UIScrollView }.first
    guard let scroll, scroll.isScrollEnabled else { return }
    let area = scroll.bounds.inset(by: scroll.adjustedContentInset)
    var place = convert(bounds, to: scroll)
    if self is UITextView, place.height > area.height {
      place.origin.y = place.maxY - area.height
      place.size.height = area.height
    }
    guard place.minY < area.minY || place.maxY > area.maxY else { return }
    scroll.scrollRectToVisible(place, animated: true)
  }
}
