// The search for places by words, which needs a network.

import CoreLocation
import Foundation

/// A search for places. It fails with `MKError.serverFailure`, as without a network.
open class MKLocalSearch: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable, Hashable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
  }

  /// What is searched for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The region in which the places are.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without words.
    public override init() {}
    /// Creates a request for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Creates a request for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Creates a request for a suggestion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// The places that were found.
  open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// The region around them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// A closure that receives the places, or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether the search has begun and not ended.
  open private(set) var isSearching = false

  /// Creates a search.
  public init(request: Request) {}

  /// Searches.
  open func start(completionHandler: @escaping CompletionHandler) {
    let error = MKError.offline("MKLocalSearch")
    isSearching = true
    LocationEvents.after { [self] in
      isSearching = false
      completionHandler(nil, error)
    }
  }
  /// Searches.
  open func start() async throws -> Response { throw MKError.offline("MKLocalSearch") }
  /// Ends the search.
  open func cancel() { isSearching = false }
}

/// The older name of requests.
public typealias MKLocalSearchRequest = MKLocalSearch.Request
/// The older name of responses.
public typealias MKLocalSearchResponse = MKLocalSearch.Response

/// A suggestion for the words of a search. There are none.
open class MKLocalSearchCompletion: NSObject {
  /// The name.
  open var title: String { "" }
  /// The line below the name.
  open var subtitle: String { "" }
  /// The parts of the name that match.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The parts of the second line that match.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// The methods with which a completer reports.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called with new suggestions, which do not occur.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when suggestions cannot be loaded, which is always so.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing by default.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing by default.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// The suggestions for words that a user types. They fail with `MKError.serverFailure`.
open class MKLocalSearchCompleter: NSObject {
  /// What suggestions are made from.
  public enum FilterType: Int, Sendable {
    /// Places and words.
    case locationsAndQueries
    /// Places.
    case locationsOnly
  }
  /// The kinds of suggestions.
  public struct ResultType: OptionSet, Sendable, Hashable {
    /// The bits of the kinds.
    public let rawValue: UInt
    /// Creates a set of kinds from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Places of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Words.
    public static let query = ResultType(rawValue: 1 << 2)
  }

  /// The object that is told of failures.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region in which the places are.
  open var region = MKCoordinateRegion()
  /// What suggestions are made from.
  open var filterType = FilterType.locationsAndQueries
  /// The kinds of suggestions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The kinds of places.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether suggestions are being loaded.
  open private(set) var isSearching = false
  /// The suggestions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// The words. Words that are not empty fail in the next turn of the main queue.
  open var queryFragment = "" { didSet { if !queryFragment.isEmpty { search() } } }

  /// Creates a completer.
  public override init() {}
  /// Ends the search.
  open func cancel() { isSearching = false }

  private func search() {
    guard !isSearching else { return }
    let error = MKError.offline("MKLocalSearchCompleter")
    isSearching = true
    LocationEvents.after { [weak self] in
      guard let self, isSearching else { return }
      isSearching = false
      delegate?.completer(self, didFailWithError: error)
    }
  }
}
