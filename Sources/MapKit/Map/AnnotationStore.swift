// The annotations of a map in the order in which they were added, and the views that wait to be reused.

import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name under which the view of annotations is registered for which the delegate has none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name under which the view of groups is registered.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// An annotation of a map with its view.
@MainActor
final class AnnotationRecord {
  let annotation: any MKAnnotation
  /// The number of annotations that were added before.
  let number: Int
  /// The view, while it is near the visible part.
  var view: MKAnnotationView?
  /// The number of the observer of an app's annotation.
  var observation: Int?

  init(_ annotation: any MKAnnotation, number: Int) {
    (self.annotation, self.number) = (annotation, number)
  }
}

/// The annotations of a map, and the views that can be reused.
@MainActor
struct AnnotationStore {
  private(set) var records: [AnnotationRecord] = []
  private var known: Set<ObjectIdentifier> = []
  private var count = 0
  /// The annotations that are selected: one at most.
  var selected: [any MKAnnotation] = []
  private var makers: [String: () -> MKAnnotationView] = [:]
  private var idle: [String: [MKAnnotationView]] = [:]

  // MARK: Annotations

  /// Adds an annotation, unless it is known.
  mutating func add(_ annotation: any MKAnnotation) -> Bool {
    guard known.insert(ObjectIdentifier(annotation)).inserted else { return false }
    records.append(AnnotationRecord(annotation, number: count))
    count += 1
    return true
  }

  /// Removes annotations, and returns their records.
  mutating func remove(_ annotations: [any MKAnnotation]) -> [AnnotationRecord] {
    let leaving = Set(annotations.map { ObjectIdentifier($0) }).intersection(known)
    guard !leaving.isEmpty else { return [] }
    known.subtract(leaving)
    let removed = records.filter { leaving.contains(ObjectIdentifier($0.annotation)) }
    records.removeAll { leaving.contains(ObjectIdentifier($0.annotation)) }
    return removed
  }

  /// Returns the record of an annotation.
  func record(of annotation: any MKAnnotation) -> AnnotationRecord? {
    guard known.contains(ObjectIdentifier(annotation)) else { return nil }
    return records.first { $0.annotation === annotation }
  }

  // MARK: Views

  /// Registers how views with an identifier are created; `nil` ends the registration.
  mutating func register(_ identifier: String, _ make: (() -> MKAnnotationView)?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// Returns a view with an identifier that is not used any more.
  mutating func takeIdle(_ identifier: String) -> MKAnnotationView? {
    guard let view = idle[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a new view of the class that is registered for an identifier.
  func make(_ identifier: String) -> MKAnnotationView? { makers[identifier]?() }

  /// Keeps a view for other annotations.
  mutating func keep(_ view: MKAnnotationView) {
    guard let identifier = view.reuseIdentifier else { return }
    idle[identifier, default: []].append(view)
  }
}
