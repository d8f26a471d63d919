// The search for the views that a query describes.

import SegueDiagnostics
import SegueScenes
import UIKit

/// Searches the views on the screen.
@MainActor
struct QuerySearch {
  /// The views on the screen.
  let scan: ScreenScan

  /// What a search has found.
  enum Outcome {
    /// The index of the only view.
    case one(Int)
    /// There is no such view, several, or none that can be used, for a reason in words. Finding these costs
    /// more than the search.
    case failure(@MainActor () -> String)
  }

  /// Returns the indices of all views that `query` describes and that can be seen, from top to
  /// bottom and left to right, without regard to its index.
  func visible(_ query: SceneQuery) -> [Int] {
    matches(query).filter { scan.views[$0].isOnScreen && scan.cover(of: $0) == nil }
  }

  /// Returns the only view that `query` describes.
  func only(_ query: SceneQuery) -> Outcome {
    let found = visible(query)
    if let index = query.index {
      if found.indices.contains(index) { return .one(found[index]) }
      guard !found.isEmpty else { return .failure { absence(of: query) } }
      return .failure {
        "\(Self.described(query)) matches \(found.count) views, so there is none with the index "
          + "\(index)"
      }
    }
    guard let first = found.first else { return .failure { absence(of: query) } }
    guard found.count > 1 else { return .one(first) }
    return .failure {
      "\(Self.described(query)) matches \(found.count) views: "
        + found.prefix(3).map { described($0) }.joined(separator: ", ")
        + (found.count > 3 ? ", …" : "") + "; expected one. Add 'index' or 'in'"
    }
  }

  /// Returns the indices of all views that `query` describes, whether they can be seen or not.
  func existing(_ query: SceneQuery) -> [Int] { matches(query) }

  // MARK: Matching

  /// Returns the indices of all views that `query` describes, whether they can be seen or not.
  private func matches(_ query: SceneQuery) -> [Int] {
    var inside: Set<Int>?
    for container in query.containers {
      let all = matches(container, isContainer: true)
      let chosen = container.index.map { all.indices.contains($0) ? [all[$0]] : [] } ?? all
      inside = Set(chosen)
    }
    let found = matches(query, isContainer: false)
    guard let inside else { return found }
    return found.filter { index in scan.around(index).contains { inside.contains($0) } }
  }

  private func matches(_ query: SceneQuery, isContainer: Bool) -> [Int] {
    var found = Array(scan.views.indices)
    for criterion in query.criteria {
      let wanted = indices(of: criterion, isContainer: isContainer)
      found = found.filter { wanted.contains($0) }
    }
    if !query.isByClass {
      let all = Set(found)
      found = found.filter { index in !scan.around(index).contains { all.contains($0) } }
    }
    return inReadingOrder(found)
  }

  private func indices(of criterion: SceneQuery.Criterion, isContainer: Bool) -> Set<Int> {
    func all(_ isWanted: (ScannedView) -> Bool) -> Set<Int> {
      Set(scan.views.indices.filter { isWanted(scan.views[$0]) })
    }
    func element(_ isWanted: (ScannedView) -> Bool) -> Set<Int> {
      all { !$0.isPart && isWanted($0) }
    }
    switch criterion {
    case .label(let label): return element { $0.element.hasLabel(label) }
    case .text(let text): return element { $0.element.texts.contains(text) }
    case .contains(let part):
      return element { view in
        ([view.element.label].compactMap { $0 } + view.element.texts).contains { $0.contains(part) }
      }
    case .identifier(let name): return all { $0.element.identifier == name }
    case .className(let name):
      let exact = all { $0.view.isOfClass(name) }
      return exact.isEmpty ? all { $0.view.derives(from: name) } : exact
    case .any(let words):
      let named = all { $0.element.identifier == words }.union(
        element { $0.element.hasLabel(words) || $0.element.texts.contains(words) })
      guard named.isEmpty else { return named }
      let kinds = all { $0.element.role.rawValue == words && words != "other" }
      return kinds.isEmpty ? all { $0.view.isOfClass(words) } : kinds
    }
  }

  private func inReadingOrder(_ indices: [Int]) -> [Int] {
    indices.sorted { a, b in
      let (p, q) = (scan.views[a].frame.origin, scan.views[b].frame.origin)
      return (p.y.rounded(), p.x.rounded(), CGFloat(a)) < (q.y.rounded(), q.x.rounded(), CGFloat(b))
    }
  }

  // MARK: Describing

  /// Returns the reason why no view is visible that `query` describes.
  private func absence(of query: SceneQuery) -> String {
    let what = Self.described(query)
    let hidden = matches(query)
    if let index = hidden.first {
      let place = scan.views[index]
      if !place.isOnScreen { return "\(what) is outside of the screen; scroll to it first" }
      if let cover = scan.cover(of: index) { return "\(what) is covered by \(type(of: cover))" }
    }
    let nearest = query.words.first.map { Suggestion.nearest(to: $0, among: names, count: 3) } ?? []
    guard !nearest.isEmpty else { return "\(what) is not visible, and no view has a label" }
    let known = nearest.map { QuotedText.quoted($0) }.joined(separator: ", ")
    return "\(what) is not visible; the nearest of what is visible: \(known)"
  }

  /// The labels, texts and identifiers of everything that can be seen, without repetitions.
  private var names: [String] {
    var seen: Set<String> = []
    return scan.views.indices.filter {
      !scan.views[$0].isPart && scan.views[$0].isOnScreen && scan.cover(of: $0) == nil
    }.flatMap { index -> [String] in
      let element = scan.views[index].element
      return [element.label, element.identifier].compactMap { $0 } + element.texts
    }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns a view in words: its role, its label, and its place.
  func described(_ index: Int) -> String {
    let view = scan.views[index]
    let name = (view.element.label ?? view.element.identifier).map { " " + QuotedText.quoted($0) }
    let place = [view.frame.minX, view.frame.minY].map {
      LayerAttribute.brief(Double($0.rounded()))
    }
    let role = view.element.role == .other ? "\(type(of: view.view))" : view.element.role.rawValue
    return "\(role)\(name ?? "") at [\(place.joined(separator: ", "))]"
  }

  /// Returns `query` in words, as messages begin.
  static func described(_ query: SceneQuery) -> String {
    let parts = query.criteria.map { criterion in
      switch criterion {
      case .any(let text): QuotedText.quoted(text)
      case .label(let text): "a view with the label \(QuotedText.quoted(text))"
      case .identifier(let text): "a view with the id \(QuotedText.quoted(text))"
      case .text(let text): "a view with the text \(QuotedText.quoted(text))"
      case .contains(let text): "a view containing \(QuotedText.quoted(text))"
      case .className(let text): "a view of class \(QuotedText.plain(text))"
      }
    }
    let place = query.containers.first.map { " in \(described($0))" } ?? ""
    return parts.joined(separator: " and ") + place
  }
}

extension SceneQuery {
  /// A Boolean value that indicates whether the query names a class, of which views can be nested.
  fileprivate var isByClass: Bool {
    criteria.contains { if case .className = $0 { true } else { false } }
  }
}

extension AccessibleElement {
  fileprivate func hasLabel(_ words: String) -> Bool {
    label == words || otherLabels.contains(words)
  }
}

extension UIView {
  /// Returns a Boolean value that indicates whether the view is an instance of the named class
  /// itself. Names of nested classes can be given with those around them.
  fileprivate func isOfClass(_ name: String) -> Bool { Self.isNamed(name, type(of: self)) }

  /// Returns a Boolean value that indicates whether the class of the view derives from the named one.
  fileprivate func derives(from name: String) -> Bool {
    var kind: AnyClass? = type(of: self)
    while let here = kind {
      if Self.isNamed(name, here) { return true }
      kind = _getSuperclass(here)
    }
    return false
  }

  private static func isNamed(_ name: String, _ kind: AnyClass) -> Bool {
    "\(kind)" == name || String(reflecting: kind).hasSuffix("." + name)
  }
}
