// Drags as those see them that drag, and those that receive what is dropped.

import Foundation

/// A drag, from either side.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// A Boolean value that indicates whether the items can be moved. Always `true`: all drags are local.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether the items remain in the app. Always `true`.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns the location of the touch in a view.
  func location(in view: UIView) -> CGPoint
  /// Returns whether any item has a representation of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as those see it that drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app that goes with the drag.
  var localContext: Any? { get set }
}

/// The ways in which the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// It is not shown.
  case none
  /// It is shown if it takes long. Local items are there at once.
  case `default`
}

/// A drag as those see it that receive what is dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which is always one of the same app.
  var localDragSession: (any UIDragSession)? { get }
  /// The way in which progress is shown. Stored but not used.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads an object from each item that has one of the class, and passes them on in the next turn of
  /// the main queue.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
