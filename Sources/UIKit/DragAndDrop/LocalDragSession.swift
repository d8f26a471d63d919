// The two sides of a drag within the app.

import Foundation
import SegueWorld

/// A drag as those see it that drag.
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  /// The location of the touch in the coordinates of its window.
  var point = CGPoint.zero

  var allowsMoveOperation: Bool { true }
  var isRestrictedToDraggingApplication: Bool { true }
  func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The same drag as those see it that receive what is dropped.
final class LocalDropSession: NSObject, UIDropSession {
  private let drag: LocalDragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(_ drag: LocalDragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { true }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let objects = items.compactMap { $0.itemProvider.object(ofClass: aClass) }
    World.current.scheduleNow { completion(objects) }
    let progress = Progress(totalUnitCount: Int64(items.count))
    progress.completedUnitCount = progress.totalUnitCount
    return progress
  }
}
