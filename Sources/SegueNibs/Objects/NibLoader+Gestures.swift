// Restores gesture recognizers.

import Foundation
import UIKit

extension NibLoader {
  func restoreRecognizer(_ recognizer: UIGestureRecognizer, _ element: NibElement) {
    if let isEnabled = element.flag("enabled") { recognizer.isEnabled = isEnabled }
    if let cancels = element.flag("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
      tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    case let press as UILongPressGestureRecognizer:
      restorePress(press, element)
    case let pan as UIPanGestureRecognizer:
      restorePan(pan, element)
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
      swipe.direction =
        element.option(
          "direction",
          [
            "left": UISwipeGestureRecognizer.Direction.left, "up": .up, "down": .down,
            "right": .right,
          ]) ?? .right
    default: break
    }
  }

  private func restorePress(_ press: UILongPressGestureRecognizer, _ element: NibElement) {
    if let duration = element.number("minimumPressDuration") {
      press.minimumPressDuration = Double(duration)
    }
    if let movement = element.number("allowableMovement") { press.allowableMovement = movement }
    press.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
    press.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
  }

  private func restorePan(_ pan: UIPanGestureRecognizer, _ element: NibElement) {
    if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
    guard let edge = pan as? UIScreenEdgePanGestureRecognizer else { return }
    edge.edges = element.child(key: "edges", "rectEdge")?.edges ?? []
  }
}
