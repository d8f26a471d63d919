// Restores objects from their elements.

import Foundation
import UIKit

extension NibLoader {
  /// Restores what `element` describes in `object`, which has been initialized up to the element's
  /// class.
  func restore(_ object: NSObject, _ element: NibElement) {
    switch object {
    case let view as UIView: restoreView(view, element)
    case let controller as UIViewController: restoreController(controller, element)
    case let recognizer as UIGestureRecognizer: restoreRecognizer(recognizer, element)
    case let item as UIBarItem: restoreItem(item, element)
    case let item as UINavigationItem: restoreNavigationItem(item, element)
    case let layout as UICollectionViewFlowLayout: restoreLayout(layout, element)
    default: break
    }
  }
}
