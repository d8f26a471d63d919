// The session of a scene, and the configuration with which the scene was created.

import Foundation

/// The session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role as a string.
    public let rawValue: String
    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The role of a scene with an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene. Always `.windowApplication`.
  open var role: Role { .windowApplication }
  /// The configuration with which the scene was created.
  open internal(set) var configuration = UISceneConfiguration(
    name: nil, sessionRole: .windowApplication)
  /// The scene of the session.
  open var scene: UIScene? { UIWindowScene.current }
  /// An identifier of the session, the same in every run.
  open var persistentIdentifier: String { "00000000-0000-0000-0000-000000000001" }
  /// Values that an app keeps with the session.
  open var userInfo: [String: Any]?
}

/// The configuration of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration, as in `Info.plist`.
  open private(set) var name: String?
  /// The role of the scenes that the configuration is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene. Scenes are always of class `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for that of `Info.plist`.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial view controller is shown; `nil` for that of `Info.plist`.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with a name and a role.
  @preconcurrency @MainActor
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
