// Results of a request for a table or a collection view.

import Foundation
import SeguePredicates

/// The results of a request in sections, which follow the changes of their context.
///
/// `ResultType` is not restricted, as that of `NSFetchRequest`. A delegate is given a controller of
/// another type for the same results; the two are equal, also by `===`.
open class NSFetchedResultsController<ResultType>: SegueResultsController {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The name of a device's cache. It has no effect.
  public let cacheName: String?

  /// Creates a controller. Nothing is fetched before `performFetch()`.
  /// - Parameters:
  ///   - sectionNameKeyPath: The key path whose values name the sections; `nil` for one section.
  ///   - name: The name of a device's cache. It has no effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      Misuse.report(
        "NSFetchedResultsController: the request for \(fetchRequest.entityName ?? "?") has no sort "
          + "descriptors; expected at least one")
    }
    (self.fetchRequest, cacheName) = (fetchRequest, name)
    super.init(
      FetchedResults(context, keyPath: sectionNameKeyPath) { fetchRequest.plan })
  }

  /// Creates the controller that delegates are given.
  override init(_ results: FetchedResults) {
    (fetchRequest, cacheName) = (NSFetchRequest(), nil)
    super.init(results)
  }

  /// The context.
  public var managedObjectContext: NSManagedObjectContext { results.context }
  /// The key path whose values name the sections.
  public var sectionNameKeyPath: String? { results.keyPath }
  /// The delegate.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Fetches the objects.
  open func performFetch() throws { results.perform() }

  /// Does nothing: there are no caches.
  open class func deleteCache(withName name: String?) {}

  // MARK: Objects

  /// The objects, in order; `nil` before `performFetch()`.
  open var fetchedObjects: [ResultType]? {
    results.sections?.objects.compactMap { $0 as? ResultType }
  }

  /// The sections; `nil` before `performFetch()`.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections?.sections }

  /// Returns the object at an index path with a section and a row.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = results.sections?.sections ?? []
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].items.indices.contains(indexPath[1]),
      let object = sections[indexPath[0]].items[indexPath[1]] as? ResultType
    else {
      Misuse.report(
        "NSFetchedResultsController.object(at:): there is no object at \(indexPath); expected a place "
          + "in the sections of \(sections.map(\.numberOfObjects)) objects")
    }
    return object
  }

  /// Returns the index path of an object; `nil` if it is not one of the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.sections?.paths[$0.objectID] }
  }

  // MARK: Index

  /// Returns the title of a section in an index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    delegate?.controller(results.erased, sectionIndexTitleForSectionName: sectionName)
      ?? sectionName.first.map { String($0).uppercased() }
  }

  /// The titles of the sections in an index, each once.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in sections ?? [] {
      guard let title = sectionIndexTitle(forSectionName: section.name) else { continue }
      if titles.last != title { titles.append(title) }
    }
    return titles
  }

  /// Returns the first section with a title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sections?.firstIndex { sectionIndexTitle(forSectionName: $0.name) == title } ?? 0
  }
}
