// A text field that is edited is scrolled into view, as on iOS.

import Foundation

extension UITextField {
  /// Scrolls the scroll view around the field, if there is one, so that the field lies within its
  /// insets.
  func scrollIntoView() {
    let scroll = sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UIScrollView }.first
    guard let scroll, scroll.isScrollEnabled else { return }
    let area = scroll.bounds.inset(by: scroll.adjustedContentInset)
    let place = convert(bounds, to: scroll)
    guard place.minY < area.minY || place.maxY > area.maxY else { return }
    scroll.scrollRectToVisible(place, animated: true)
  }
}
