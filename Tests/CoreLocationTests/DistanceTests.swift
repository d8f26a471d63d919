// Distances between places, against published ones.

import CoreLocation
import Foundation
import SegueWorld
import Testing

@Suite struct DistanceTests {
  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1)
      .distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  /// Degrees from degrees, minutes and seconds.
  private func angle(_ degrees: Double, _ minutes: Double, _ seconds: Double) -> Double {
    (abs(degrees) + minutes / 60 + seconds / 3600) * (degrees < 0 ? -1 : 1)
  }

  @Test("The geodesic that Geoscience Australia publishes for Vincenty's formula")
  func flinders() {
    let peak = (angle(-37, 57, 3.72030), angle(144, 25, 29.52440))
    let buninyong = (angle(-37, 39, 10.15610), angle(143, 55, 35.38390))
    #expect(abs(distance(peak, buninyong) - 54_972.271) < 0.001)
    #expect(abs(distance(peak, buninyong) - distance(buninyong, peak)) < 1e-6)
  }

  @Test("The geodesic from New York to London of GeographicLib's documentation")
  func atlantic() { #expect(abs(distance((40.6, -73.8), (51.6, -0.5)) - 5_551_759.400) < 0.01) }

  @Test("A degree of the equator, and the way from the equator to the pole")
  func axes() {
    #expect(abs(distance((0, 0), (0, 1)) - 111_319.491) < 0.001)
    #expect(abs(distance((0, 20), (90, 20)) - 10_001_965.729) < 0.001)
    #expect(abs(distance((0, 179.5), (0, -179.5)) - 111_319.491) < 0.001)
  }

  @Test("The same place is at distance zero, and opposite places are half a turn apart")
  func extremes() {
    #expect(distance((48.1, 11.6), (48.1, 11.6)) == 0)
    #expect(distance((90, 0), (90, 120)) < 1e-6)
    let half = distance((10, 20), (-10, -160))
    #expect(half > 20_000_000 && half < 20_020_000)
  }

  @Test("A circle contains the places within its radius")
  func circle() {
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let region = CLCircularRegion(center: center, radius: 111_320, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 1.01)))
    #expect(region == CLCircularRegion(center: center, radius: 1, identifier: "a"))
  }

  @Test("A location has the time of the world's clock") @MainActor
  func time() throws {
    let world = World()
    try world.advance(to: VirtualTime(seconds: 2.5))
    let location = world.run { CLLocation(latitude: 1, longitude: 2) }
    #expect(location.timestamp == Date(timeIntervalSinceReferenceDate: 2.5))
    #expect(
      location.description
        == "<+1.00000000,+2.00000000> +/- 0.00m (speed -1.00 mps / course -1.00)")
  }

  @Test("Coordinates are valid within the degrees of the earth")
  func validity() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
  }
}
