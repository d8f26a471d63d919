// What apps are told when they ask for locations.

import CoreLocation
import Foundation
import SegueWorld
import Testing

/// A delegate that notes what it is told, with the new method for permission.
private final class Listener: NSObject, CLLocationManagerDelegate {
  var lines: [String] = []

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    lines.append("\(manager.authorizationStatus)")
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    let code = (error as? CLError)?.code
    lines.append("fail \(code.map { "\($0)" } ?? "-")")
  }
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) { lines.append("region \(region?.identifier ?? "-")") }
}

/// A delegate with the method for permission of older apps.
private final class OldListener: NSObject, CLLocationManagerDelegate {
  var lines: [String] = []
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { lines.append("\(status)") }
}

@Suite @MainActor struct LocationManagerTests {
  private let world = World()

  private func play() throws { try world.advance(to: world.now) }

  @Test("A delegate is told of the status, of the denial, and of the failure of updates, in order")
  func permission() throws {
    let listener = Listener()
    let manager = world.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
      return manager
    }
    #expect(listener.lines.isEmpty, "nothing is reported at once")
    try play()
    // The status is the one at the time of the call, as on a device.
    #expect(listener.lines == ["notDetermined", "denied", "fail denied"])
    world.run {
      #expect(manager.authorizationStatus == .denied)
      #expect(CLLocationManager.authorizationStatus() == .denied)
      #expect(manager.location == nil)
      manager.requestAlwaysAuthorization()
      manager.requestLocation()
    }
    try play()
    #expect(listener.lines.suffix(1) == ["fail denied"])
    #expect(listener.lines.count == 4, "a second request is not answered")
    #expect(world.diagnostics.warnings.count == 1)
    #expect(world.diagnostics.warnings.first?.contains("CLLocationManager") == true)
  }

  @Test("Older delegates are told by their own method, and other worlds are not affected")
  func older() throws {
    let (first, second) = (OldListener(), OldListener())
    let managers = world.run {
      [first, second].map { listener in
        let manager = CLLocationManager()
        manager.delegate = listener
        return manager
      }
    }
    try play()
    world.run { managers[1].requestAlwaysAuthorization() }
    try play()
    #expect(first.lines == ["notDetermined", "denied"])
    #expect(second.lines == ["notDetermined", "denied"])
    World().run { #expect(CLLocationManager.authorizationStatus() == .notDetermined) }
  }

  @Test("A manager of an earlier launch is told of the denial in a later one")
  func relaunch() throws {
    let listener = Listener()
    let manager = world.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.requestWhenInUseAuthorization()
      return manager
    }
    try play()
    let later = World()
    later.run { manager.requestWhenInUseAuthorization() }
    try later.advance(to: later.now)
    #expect(listener.lines == ["notDetermined", "denied", "denied"])
  }

  @Test("Updates that were stopped do not fail, and updates wait for a decision")
  func waiting() throws {
    let listener = Listener()
    let manager = world.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startUpdatingLocation()
      return manager
    }
    try play()
    #expect(listener.lines == ["notDetermined"])
    world.run {
      manager.stopUpdatingLocation()
      manager.requestWhenInUseAuthorization()
    }
    try play()
    #expect(listener.lines == ["notDetermined", "denied"])
  }

  @Test("Regions cannot be monitored")
  func regions() throws {
    let listener = Listener()
    let manager = world.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startMonitoring(
        for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 5, identifier: "home"))
      return manager
    }
    try play()
    #expect(listener.lines == ["notDetermined", "region home"])
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    withExtendedLifetime(manager) {}
  }

  @Test("Geocoders fail without a network, and report that they were cancelled")
  func geocoder() throws {
    var lines: [String] = []
    let coder = world.run {
      let coder = CLGeocoder()
      coder.geocodeAddressString("1 Infinite Loop") { places, error in
        lines.append("\(places?.count ?? 0) \((error as? CLError)?.code == .network)")
      }
      #expect(coder.isGeocoding)
      return coder
    }
    try play()
    #expect(lines == ["0 true"])
    #expect(!coder.isGeocoding)
    world.run {
      coder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { _, error in
        if let error, case CLError.geocodeCanceled = error { lines.append("cancelled") }
      }
      coder.cancelGeocode()
    }
    try play()
    #expect(lines == ["0 true", "cancelled"])
    #expect(world.diagnostics.warnings.count == 1)
  }

  @Test("Errors have Apple's domain and codes")
  func errors() {
    let error: any Error = CLError(.denied)
    #expect(CLError.errorDomain == "kCLErrorDomain" && CLError(.network).errorCode == 2)
    #expect(CLError.denied.rawValue == 1 && CLError.geocodeCanceled.rawValue == 10)
    #expect(error.localizedDescription.contains("kCLErrorDomain error 1"))
  }
}
