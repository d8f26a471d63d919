// View controllers and gesture recognizers whose class is known only at run time: see
// `UIResponder+Metatype.swift`.

import Foundation

/// A class of view controllers that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueControllerMetatype {}

extension UIViewController: SegueControllerMetatype {}

extension SegueControllerMetatype {
  /// Creates a view controller of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_controller_instance")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("segue_controller_instance")
  @usableFromInline
  static func instance(nibName: consuming String?, bundle: consuming Bundle?) -> Self {
    let (name, bundle) = (nibName, bundle)
    return Metatype.object(self) { (kind: UIViewController.Type) in
      kind.allocated(nibName: name, bundle: bundle)
    }
  }
}

extension UIViewController {
  @_silgen_name("segue_controller_allocate")
  @usableFromInline
  convenience init(allocated nibName: String?, _ bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Calls `init(nibName:bundle:)` of this class.
  @_silgen_name("segue_controller_allocate")
  static func allocated(nibName: consuming String?, bundle: consuming Bundle?) -> UIViewController
}

/// A class of gesture recognizers that can be instantiated when it is known only at run time.
@preconcurrency @MainActor
public protocol SegueGestureMetatype {}

extension UIGestureRecognizer: SegueGestureMetatype {}

extension SegueGestureMetatype {
  /// Creates a gesture recognizer of a class that is known only at run time.
  @preconcurrency @MainActor
  @_silgen_name("segue_gesture_instance")
  public init(target: Any?, action: Selector?)

  @_silgen_name("segue_gesture_instance")
  @usableFromInline
  static func instance(target: consuming Any?, action: consuming Selector?) -> Self {
    let (target, action) = (target, action)
    return Metatype.object(self) { (kind: UIGestureRecognizer.Type) in
      kind.allocated(target: target, action: action)
    }
  }
}

extension UIGestureRecognizer {
  @_silgen_name("segue_gesture_allocate")
  @usableFromInline
  convenience init(allocated target: Any?, _ action: Selector?) {
    self.init(target: target, action: action)
  }

  /// Calls `init(target:action:)` of this class.
  @_silgen_name("segue_gesture_allocate")
  static func allocated(target: consuming Any?, action: consuming Selector?) -> UIGestureRecognizer
}
