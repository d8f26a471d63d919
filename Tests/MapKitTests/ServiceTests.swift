// Services that need a network, and apps that are not there.

import CoreLocation
import Foundation
import MapAppCode
import MapKit
import SegueWorld
import Testing

@Suite @MainActor struct ServiceTests {
  @Test("Searches, directions and snapshots fail in the next turn, with a warning for each service")
  func failures() throws {
    let world = World()
    var lines: [String] = []
    func note(_ name: String, _ error: (any Error)?) {
      lines.append("\(name) \((error as? MKError)?.code == .serverFailure)")
    }
    world.run {
      let request = MKDirections.Request()
      request.source = .forCurrentLocation()
      MKDirections(request: request).calculate { note("directions \($0 == nil)", $1) }
      let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee"))
      search.start { note("search \($0 == nil)", $1) }
      #expect(search.isSearching)
      MKMapSnapshotter(options: .init()).start { note("snapshot \($0 == nil)", $1) }
      #expect(lines.isEmpty)
    }
    try world.advance(to: world.now)
    #expect(lines == ["directions true true", "search true true", "snapshot true true"])
    #expect(world.diagnostics.warnings.count == 3)
  }

  @Test("A completer fails once for the words of one instant")
  func completer() throws {
    final class Listener: NSObject, MKLocalSearchCompleterDelegate {
      var count = 0
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
        count += 1
      }
    }
    let (world, listener) = (World(), Listener())
    let completer = world.run {
      let completer = MKLocalSearchCompleter()
      completer.delegate = listener
      completer.queryFragment = "c"
      completer.queryFragment = "co"
      return completer
    }
    try world.advance(to: world.now)
    #expect(listener.count == 1 && completer.results.isEmpty && !completer.isSearching)
  }

  @Test("Maps cannot be opened in another app")
  func items() {
    World().run {
      let item = MKMapItem(
        placemark: MKPlacemark(
          coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2),
          addressDictionary: ["Name": "Home", "City": "Bern"]))
      #expect(item.name == "Home" && item.placemark.locality == "Bern")
      #expect(!item.openInMaps())
      #expect(World.current.diagnostics.warnings.count == 1)
    }
  }

  @Test("Code of apps compiles, and does what it says")
  func app() throws {
    let world = World()
    let controller = world.run { PlacesViewController() }
    let window = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(controller.log.contains("denied"))
    #expect(controller.log.contains("no network"))
    #expect(controller.names == ["Old Bridge", "Lighthouse"])
    withExtendedLifetime(window) {}
  }
}
