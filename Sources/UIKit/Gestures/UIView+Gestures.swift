// The attachment of gesture recognizers to views.

import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.cancelGesture()
    recognizer.view = nil
  }

  func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for old in recognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
