// What can be tapped at each rest of a played script, for people who write one, and for tools.

import CoreGraphics
import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// What can be tapped and seen at each rest of a played script.
public struct AppRecording: Sendable {
  /// A view that a step can name.
  public struct Item: Sendable, Hashable {
    /// The role, such as `button`, `cell` or `staticText`.
    public var role: String
    /// The accessibility label, or `nil` if the view has none.
    public var label: String?
    /// The accessibility identifier, or `nil` if the view has none.
    public var identifier: String?
    /// The value, such as the text in a field, or `nil` if the view has none.
    public var value: String?
    /// The name of the view's class.
    public var className: String
    /// The visible part of the view, in points of the screen.
    public var frame: CGRect
    /// A Boolean value that indicates whether a tap does something by itself.
    public var isInteractive: Bool
    /// A Boolean value that indicates whether the view is enabled.
    public var isEnabled: Bool
    /// A Boolean value that indicates whether the view is selected or on.
    public var isSelected: Bool
    /// The number of items around this one.
    public var depth: Int
    /// The query that finds the view and no other one, as it is written in a step.
    public var query: String
  }

  /// The screen at an instant at which nothing moves.
  public struct Rest: Sendable, Hashable {
    /// The time in seconds.
    public var seconds: Double
    /// The key path of the step that follows, such as `script[1].tap`, or `nil` at the end.
    public var step: String?
    /// The title of the front navigation bar, or `nil` if there is none.
    public var title: String?
    /// What is visible, from top to bottom.
    public var items: [Item]
  }

  /// The instants, in order.
  public var rests: [Rest]
  /// The failure that ended the script, or `nil` if it has been played to its end.
  public var failure: Failure?
}

extension Stage {
  /// Plays the script once in a world of its own, without rendering, and records what can be tapped
  /// before each step that acts on a view, and at the end.
  public func recording() -> AppRecording {
    let rehearsal = rehearsal()
    var recording = AppRecording(rests: [])
    rehearsal.onRest = { [unowned rehearsal] in
      let rest = Self.rest(of: rehearsal)
      if let last = recording.rests.last, last.items == rest.items, last.title == rest.title {
        return
      }
      recording.rests.append(rest)
    }
    do {
      _ = try length(of: rehearsal)
    } catch {
      rehearsal.onRest?()
      recording.failure = error as? Failure ?? Failure(.scene, "\(error)")
    }
    rehearsal.onRest = nil
    return recording
  }

  private static func rest(of playback: ScriptPlayback) -> AppRecording.Rest {
    playback.world.run {
      let scan = playback.scan
      let bar = scan.views.last { $0.view is UINavigationBar && $0.isOnScreen }?.view
      return AppRecording.Rest(
        seconds: playback.world.now.seconds, step: playback.runningStep?.step.verb.keyPath,
        title: (bar as? UINavigationBar)?.shownItem?.title,
        items: RecordedItems(search: QuerySearch(scan: scan)).items)
    }
  }
}

/// The views of a screen that steps can name.
@MainActor
private struct RecordedItems {
  let search: QuerySearch

  /// The items in the order of the screen, each followed by those inside of it.
  var items: [AppRecording.Item] {
    let scan = search.scan
    let wanted = scan.views.indices.filter { index in
      let view = scan.views[index]
      let element = view.element
      return !view.isPart && view.isOnScreen && element.role != .window && isNamed(element)
        && scan.cover(of: index) == nil
    }
    let known = Set(wanted)
    return wanted.map { index in
      item(index, depth: scan.around(index).filter { known.contains($0) }.count)
    }
  }

  private func isNamed(_ element: AccessibleElement) -> Bool {
    element.isInteractive || element.identifier != nil || element.label?.isEmpty == false
      || [.table, .collection, .scrollView, .alert].contains(element.role)
  }

  private func item(_ index: Int, depth: Int) -> AppRecording.Item {
    let view = search.scan.views[index]
    let element = view.element
    return AppRecording.Item(
      role: element.role.rawValue, label: element.label, identifier: element.identifier,
      value: element.value, className: "\(type(of: view.view))", frame: view.visible,
      isInteractive: element.isInteractive, isEnabled: element.isEnabled,
      isSelected: element.isSelected, depth: depth, query: query(for: index))
  }

  /// Returns the shortest query that finds only the view with the given index.
  private func query(for index: Int) -> String {
    let view = search.scan.views[index]
    let kinds: [(String, String?, (String) -> SceneQuery.Criterion)] = [
      ("id", view.element.identifier, SceneQuery.Criterion.identifier),
      ("label", view.element.label, SceneQuery.Criterion.label),
      ("class", "\(type(of: view.view))", SceneQuery.Criterion.className),
    ]
    var numbered: String?
    for (key, words, make) in kinds {
      guard let words, !words.isEmpty else { continue }
      let found = search.visible(SceneQuery([make(words)]))
      guard let place = found.firstIndex(of: index) else { continue }
      if found.count == 1 { return "{ \(key): \(words.inYAML) }" }
      numbered = numbered ?? "{ \(key): \(words.inYAML), index: \(place) }"
    }
    let (x, y) = (view.visible.midX.rounded(), view.visible.midY.rounded())
    let point = [x, y].map { LayerAttribute.brief(Double($0)) }.joined(separator: ", ")
    return numbered ?? "{ at: [\(point)] }"
  }
}
