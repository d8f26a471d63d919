// The app whose screens a scene shows in place of declared ones.

/// The app that a scene runs.
public struct SceneApp: Sendable {
  /// The path of the project as it is written in the scene: a folder, an `.xcodeproj`, or a Swift
  /// package. A relative path is relative to the folder of the scene.
  public var project: Located<String>
  /// The name of the target, or `nil` for the project's only app.
  public var target: String?
  /// The paths of folders with the sources of libraries that the app imports, as they are written in the
  /// scene.
  public var libraries: [Located<String>] = []
  /// The language in which the app runs, as in `de` or `pt-BR`, or `nil` for the project's own.
  public var language: String?
  /// The path of the folder that answers the app's network requests, as it is written in the scene,
  /// or `nil` if nothing answers them.
  public var responses: Located<String>?

  /// Creates an app whose project is at the given path.
  public init(project: Located<String>) { self.project = project }

  /// The device whose canvas a scene with an app has unless it declares another one.
  package static let standardDevice = "iphone-16"
}

extension SceneDocument {
  /// Returns `path`, which is relative to the folder of the scene unless it is absolute, as a path
  /// that is relative to the working directory or absolute.
  public func resolved(_ path: Located<String>) -> String {
    let written = path.value
    guard !written.hasPrefix("/"), folder != "." else { return written }
    return folder == "/" ? "/" + written : folder + "/" + written
  }
}
