// A scroll view that extends under bars, which follow it.

import Foundation

extension UIScrollView {
  /// Notifies the bars that the content has scrolled.
  func notifyBars() {
    guard let barScreen else { return }
    barScreen.parent?.contentDidScroll(self, in: barScreen)
  }
}
