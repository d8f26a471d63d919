// A scroll view behind bars, which follow it.

import Foundation

extension UIScrollView {
  /// Tells the bars that the content has moved.
  func tellBars() {
    guard let barScreen else { return }
    barScreen.parent?.contentDidScroll(self, in: barScreen)
  }
}
