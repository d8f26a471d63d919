// The projects that `segue new` writes: a scene with comments, and for apps a Swift file. They need
// no files but their own, and no fonts but the interface's.

import ArgumentParser

/// A template of a project.
enum ProjectTemplate: String, CaseIterable, ExpressibleByArgument {
  case push, sheet, tabs, app, interactive
  case sharedElement = "shared-element"

  /// A file of a project.
  struct File {
    /// The name in the project's folder.
    let name: String
    /// The contents, with `NAME` in place of the project's name.
    let text: String
  }

  /// The name of the scene in every project.
  static let scene = "scene.yaml"

  /// What the project shows, as a phrase.
  var summary: String {
    switch self {
    case .push: "a navigation that pushes a screen and pops it"
    case .sheet: "a sheet that rests at half and at full height"
    case .tabs: "a tab bar with a transition of the scene's own"
    case .sharedElement: "a card that grows into its page"
    case .interactive: "a drag that drives a transition, cancelled once and finished once"
    case .app: "a transition in Swift, as an iOS app has it, with screens from a scene"
    }
  }

  /// The files of the project, the scene first.
  var files: [File] {
    switch self {
    case .push: [File(name: Self.scene, text: Self.pushScene)]
    case .sheet: [File(name: Self.scene, text: Self.sheetScene)]
    case .tabs: [File(name: Self.scene, text: Self.tabsScene)]
    case .sharedElement: [File(name: Self.scene, text: Self.sharedElementScene)]
    case .interactive: [File(name: Self.scene, text: Self.interactiveScene)]
    case .app:
      [
        File(name: Self.scene, text: Self.appScene),
        File(name: "SlideOver.swift", text: Self.appSource),
      ]
    }
  }

  /// The commands to run next, for a project in `folder`, as a shell reads them.
  func nextCommands(in folder: String) -> [String] {
    let file = { (name: String) in ShellWord.quoted("\(folder)/\(name)") }
    let render = "segue render \(file(Self.scene)) -o \(file("clip.mp4"))"
    guard self == .app else { return [render] }
    return [
      render,
      "segue try \(file("SlideOver.swift")) --scene \(file(Self.scene)) -o \(file("slide.mp4"))",
    ]
  }
}
