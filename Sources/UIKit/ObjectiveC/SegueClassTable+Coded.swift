// Instances of classes whose superclass in UIKit requires `init(coder:)`: every class derived from
// it has the initializer, whether its source declares it or not.

import Foundation
import QuartzCore

extension SegueClassTable {
  /// Creates an instance with a coder.
  public typealias Maker = @MainActor (NSCoder) -> AnyObject?

  /// Returns what creates instances of a class of views. Generated source calls this.
  public static func coded<Object: UIView>(_ type: Object.Type) -> Maker? {
    { type.init(coder: $0) }
  }

  /// Returns what creates instances of a class of view controllers. Generated source calls this.
  public static func coded<Object: UIViewController>(_ type: Object.Type) -> Maker? {
    { type.init(coder: $0) }
  }

  /// Returns what creates instances of a class of bar items. Generated source calls this.
  public static func coded<Object: UIBarItem>(_ type: Object.Type) -> Maker? {
    { type.init(coder: $0) }
  }

  /// Returns what creates instances of a class of navigation items. Generated source calls this.
  public static func coded<Object: UINavigationItem>(_ type: Object.Type) -> Maker? {
    { type.init(coder: $0) }
  }

  /// Returns what creates instances of a class of layouts. Generated source calls this.
  public static func coded<Object: UICollectionViewLayout>(_ type: Object.Type) -> Maker? {
    { type.init(coder: $0) }
  }

  /// Returns `nil`, since other classes have no `init(coder:)`.
  public static func coded<Object: AnyObject>(_ type: Object.Type) -> Maker? { nil }
}
