// The photo library. Permission is denied, as by a user who declines, so it cannot be changed.

import Foundation

/// Whether an app may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined
  /// The device forbids it.
  case restricted
  /// The user has declined.
  case denied
  /// The user has permitted it.
  case authorized
  /// The user has permitted it for some photos.
  case limited
}

/// What an app wants to do with the photo library.
public enum PHAccessLevel: Int, Sendable {
  /// To add photos.
  case addOnly = 1
  /// To read and change photos.
  case readWrite = 2
}

/// An object that is told of changes of the photo library. There are none.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Called when the photo library has changed, which never happens.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the photo library. There is none.
open class PHChange: NSObject {
  /// Returns how a result has changed: not at all.
  open func changeDetails<ObjectType>(
    for fetchResult: PHFetchResult<ObjectType>
  ) -> PHFetchResultChangeDetails<ObjectType>? { nil }
}

/// How a result has changed. There is none.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// The result after the change.
  public let fetchResultAfterChanges = PHFetchResult<ObjectType>()
  /// The result before the change.
  public let fetchResultBeforeChanges = PHFetchResult<ObjectType>()
  /// Whether the places below are known.
  public let hasIncrementalChanges = false
  /// The places of what was removed.
  public let removedIndexes: IndexSet? = nil
  /// The places of what was inserted.
  public let insertedIndexes: IndexSet? = nil
  /// The places of what was changed.
  public let changedIndexes: IndexSet? = nil
  /// Whether something was moved.
  public let hasMoves = false
  /// Calls a closure with each move, of which there is none.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The photo library.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked: it has no state of its own.

  private static let library = PHPhotoLibrary()
  /// Returns the photo library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  /// Returns whether the app may use the library: nothing is determined until it asks, and then it is
  /// denied.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }
  /// Returns whether the app may use the library.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    Permissions.current.hasAsked("photos \(accessLevel)") ? .denied : .notDetermined
  }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }
  /// Asks for permission, which is denied in the next turn of the main queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    Permissions.current.ask("photos \(accessLevel)")
    Reply.send { handler(.denied) }
  }
  /// Asks for permission, which is denied.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  {
    Permissions.current.ask("photos \(accessLevel)")
    return .denied
  }

  // MARK: Changes

  /// Reports in the next turn of the main queue that changes are denied. They are not made.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Reply.send { completionHandler(false, PHPhotosError.make(.accessUserDenied)) }
  }
  /// Throws an error, since changes are denied.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError.make(.accessUserDenied)
  }
  /// Throws an error, since changes are denied.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError.make(.accessUserDenied)
  }
  /// Adds an observer of changes. There are none.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an observer of changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

extension PHPhotoLibrary {
  /// Shows the photos that the user has permitted. Permission is denied, and nothing is shown.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
