// What an action looks for on the screen: the place of a touch, the keyboard, and expectations.

import SegueDiagnostics
import SegueScenes
import UIKit

/// The screen at an instant, as an action searches it.
@MainActor
struct Lookout {
  /// The views on the screen.
  let scan: ScreenScan
  /// The window of the stage.
  let window: UIWindow

  /// The place of a touch.
  struct Place {
    /// The point, in points of the window.
    var point: CGPoint
    /// The visible area of the view, or of the window.
    var area: CGRect
    /// The view, or `nil` for a point.
    var view: UIView?
  }

  var search: QuerySearch { QuerySearch(scan: scan) }

  // MARK: Places

  /// Looks for the place of a touch.
  func place(of target: SceneTarget) -> Sighting<Place> {
    let size = window.bounds.size
    switch target {
    case .point(let pair):
      let point = CGPoint(x: pair.x.points(of: size.width), y: pair.y.points(of: size.height))
      return .found(Place(point: point, area: window.bounds))
    case .edge(let edge): return .found(Place(point: edge.point(in: size), area: window.bounds))
    case .view(let query): return place(of: query)
    }
  }

  /// Looks for the place of a tap. The status bar of a launched app receives those on a view behind
  /// it.
  func placeOfTap(on target: SceneTarget) -> Sighting<Place> {
    let sighting = place(of: target)
    guard case .view(let query) = target else { return sighting }
    switch sighting {
    case .found(let place), .moving(let place):
      guard scan.isInStatusBar(place.point) else { return sighting }
      return .missing {
        "\(QuerySearch.described(query)) is visible, but the status bar receives taps there"
      }
    case .missing: return sighting
    }
  }

  /// Looks for the place of a touch on a view, or on the window for no query.
  func place(ofOptional query: SceneQuery?) -> Sighting<Place> {
    guard let query else {
      let area = window.bounds
      return .found(Place(point: CGPoint(x: area.midX, y: area.midY), area: area))
    }
    return place(of: query)
  }

  private func place(of query: SceneQuery) -> Sighting<Place> {
    switch search.only(query) {
    case .failure(let reason): return .missing(reason)
    case .one(let index):
      let found = scan.views[index]
      guard let point = scan.hittablePoint(index) else {
        return .missing { obstacle(before: index, query) }
      }
      let place = Place(point: point, area: found.visible, view: found.view)
      return found.isAtRest && scan.isSettled ? .found(place) : .moving(place)
    }
  }

  /// Returns the reason why a touch does not reach a view that can be seen.
  private func obstacle(before index: Int, _ query: SceneQuery) -> String {
    let area = scan.views[index].visible
    let hit = scan.hit(CGPoint(x: area.midX, y: area.midY))
    let who = hit.map { "\(type(of: $0)) receives it" } ?? "no view receives it"
    return "\(QuerySearch.described(query)) is visible, but a touch does not reach it: \(who)"
  }

  // MARK: Keyboard

  /// Looks for the responder that receives text.
  var keyboard: Sighting<UIResponder> {
    guard let responder = UIResponder.receivingText else {
      return .missing {
        "no text field is being edited; expected an earlier step that taps one"
      }
    }
    guard responder.takesText else {
      return .missing { "\(type(of: responder)) is the first responder, but it takes no text" }
    }
    return .found(responder)
  }

  // MARK: Expectations

  /// Looks whether all expectations apply.
  func check(_ expectations: [SceneExpectation]) -> Sighting<Void> {
    for expectation in expectations {
      if let problem = problem(with: expectation) { return .missing { problem } }
    }
    return .found(())
  }

  /// Returns the reason why an expectation does not apply, or `nil` if it does.
  private func problem(with expectation: SceneExpectation) -> String? {
    switch expectation {
    case .visible(let query):
      let found = search.visible(query)
      let isThere = query.index.map { found.indices.contains($0) } ?? !found.isEmpty
      if isThere { return nil }
      if case .failure(let reason) = search.only(query) { return "expected " + reason() }
      return "expected \(QuerySearch.described(query)) to be visible"
    case .notVisible(let query):
      guard let first = search.visible(query).first else { return nil }
      return "expected \(QuerySearch.described(query)) not to be visible; found "
        + search.described(first)
    case .title(let title): return problem(withTitle: title)
    case .text(let text, let query):
      return compare(query, "the text", text) { $0.texts.joined(separator: ", ") }
    case .value(let value, let query): return compare(query, "the value", value) { $0.value ?? "" }
    case .enabled(let isEnabled, let query):
      return compare(query, "enabled", "\(isEnabled)") { "\($0.isEnabled)" }
    case .selected(let isSelected, let query):
      return compare(query, "selected", "\(isSelected)") { "\($0.isSelected)" }
    case .count(let count, let query):
      let found = search.visible(query).count
      guard found != count else { return nil }
      return "expected \(count) of \(QuerySearch.described(query)); found \(found)"
    }
  }

  private func problem(withTitle title: String) -> String? {
    let bars = scan.views.filter { $0.view is UINavigationBar && $0.isOnScreen }
    guard let bar = bars.last?.view as? UINavigationBar else {
      return "expected the title \(QuotedText.quoted(title)); no navigation bar is visible"
    }
    let found = bar.shownItem?.title ?? ""
    guard found != title else { return nil }
    return "expected the title \(QuotedText.quoted(title)); found \(QuotedText.quoted(found))"
  }

  /// Compares a property of a view with the expected one.
  private func compare(
    _ query: SceneQuery, _ name: String, _ expected: String,
    _ property: (AccessibleElement) -> String
  ) -> String? {
    switch search.only(query) {
    case .failure(let reason): return "expected " + reason()
    case .one(let index):
      let view = scan.views[index]
      var found = property(view.element)
      if found.isEmpty, name == "the text" { found = view.element.label ?? "" }
      guard found != expected else { return nil }
      return "expected \(name) \(QuotedText.quoted(expected)) of \(search.described(index)); found "
        + QuotedText.quoted(found)
    }
  }
}

extension SceneEdge {
  /// The distance from the edge at which a finger touches down, in points.
  private static let inset: CGFloat = 1

  /// Returns the point in the middle of the edge of a screen.
  fileprivate func point(in size: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: Self.inset, y: size.height / 2)
    case .right: CGPoint(x: size.width - Self.inset, y: size.height / 2)
    case .top: CGPoint(x: size.width / 2, y: Self.inset)
    case .bottom: CGPoint(x: size.width / 2, y: size.height - Self.inset)
    }
  }
}
