// The search for addresses and places, which needs a network and fails without one.

import Foundation

/// A closure that receives what a geocoder has found, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// An object that converts between coordinates and addresses. All of its requests fail in the next
/// turn of the main queue with `CLError.network`, as on a device without a network.
open class CLGeocoder: NSObject {
  private var request = 0
  /// The last request that was cancelled.
  private var cancelled = 0
  /// Whether a request has not been answered yet.
  open private(set) var isGeocoding = false

  /// Searches for the address of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Searches for the address of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Searches for the address of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw failure() }

  /// Searches for the place of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Searches for the place of an address in a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Searches for the place of an address in a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Searches for the place of an address in a region.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw failure() }
  /// Searches for the place of an address in parts.
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any],
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Cancels the request. Its completion receives `CLError.geocodeCanceled`.
  open func cancelGeocode() { (cancelled, isGeocoding) = (request, false) }

  private func fail(_ completion: @escaping CLGeocodeCompletionHandler) {
    let error = failure()
    request += 1
    isGeocoding = true
    LocationEvents.after { [self, request] in
      if request == self.request { isGeocoding = false }
      completion(nil, request <= cancelled ? CLError(.geocodeCanceled) : error)
    }
  }

  private func failure() -> CLError {
    LocationEvents.warnOnce(
      "CLGeocoder: there is no network; requests fail with CLError.network")
    return CLError(.network)
  }
}
