// Ways between places, which need a network.

import CoreLocation
import Foundation

/// The ways of travelling.
public struct MKDirectionsTransportType: OptionSet, Sendable, Hashable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Creates a set of ways from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
  /// By public transport.
  public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
  /// Any.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A part of a way.
open class MKRouteStep: NSObject {
  /// What to do at its beginning.
  open var instructions: String { "" }
  /// A notice.
  open var notice: String? { nil }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(made: []) }
  /// The length in meters.
  open var distance: CLLocationDistance { 0 }
  /// The way of travelling.
  open var transportType: MKDirectionsTransportType { .automobile }
}

/// A way. None is ever found.
open class MKRoute: NSObject {
  /// A part of a way.
  public typealias Step = MKRouteStep
  /// The name.
  open var name: String { "" }
  /// Notices.
  open var advisoryNotices: [String] { [] }
  /// The length in meters.
  open var distance: CLLocationDistance { 0 }
  /// The duration in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The way of travelling.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(made: []) }
  /// The parts.
  open var steps: [MKRouteStep] { [] }
}

/// A search for ways. It fails with `MKError.serverFailure`, as without a network.
open class MKDirections: NSObject {
  /// What is searched for.
  open class Request: NSObject {
    /// The beginning.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The way of travelling.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are of interest.
    open var requestsAlternateRoutes = false
    /// The time of the departure.
    open var departureDate: Date?
    /// The time of the arrival.
    open var arrivalDate: Date?
    /// Creates a request without places.
    public override init() {}
  }

  /// The ways that were found.
  open class Response: NSObject {
    /// The beginning.
    public let source: MKMapItem
    /// The end.
    public let destination: MKMapItem
    /// The ways.
    public let routes: [MKRoute]
    init(from source: MKMapItem, to destination: MKMapItem) {
      (self.source, self.destination, routes) = (source, destination, [])
    }
  }

  /// The duration that was found.
  open class ETAResponse: NSObject {
    /// The duration in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The length in meters.
    open var distance: CLLocationDistance { 0 }
  }

  /// A closure that receives the ways, or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A closure that receives the duration, or an error.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Whether the search has begun and not ended.
  open private(set) var isCalculating = false

  /// Creates a search.
  public init(request: Request) {}

  /// Searches for ways.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    fail { completionHandler(nil, $0) }
  }
  /// Searches for ways.
  open func calculate() async throws -> Response { throw MKError.offline("MKDirections") }
  /// Searches for the duration.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    fail { completionHandler(nil, $0) }
  }
  /// Searches for the duration.
  open func calculateETA() async throws -> ETAResponse { throw MKError.offline("MKDirections") }
  /// Ends the search.
  open func cancel() { isCalculating = false }

  private func fail(_ completion: @escaping (any Error) -> Void) {
    let error = MKError.offline("MKDirections")
    isCalculating = true
    LocationEvents.after { [self] in
      isCalculating = false
      completion(error)
    }
  }
}

/// The older name of requests.
public typealias MKDirectionsRequest = MKDirections.Request
/// The older name of responses.
public typealias MKDirectionsResponse = MKDirections.Response
