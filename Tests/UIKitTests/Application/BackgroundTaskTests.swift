// Work in the background, icons, and the battery: what an app asks for that nothing follows from.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct BackgroundTaskTests {
  @Test("Tasks have numbers of their own and no end")
  func tasks() {
    World().run {
      let app = UIApplication.shared
      let tasks = [app.beginBackgroundTask(), app.beginBackgroundTask(withName: "save") {}]
      #expect(Set(tasks).count == 2 && !tasks.contains(.invalid))
      for task in tasks { app.endBackgroundTask(task) }
      #expect(app.backgroundTimeRemaining > 1e9 && app.isProtectedDataAvailable)
    }
  }

  @Test("The icon stays, and code that asks for another is told so in the next turn")
  func icons() throws {
    let world = World()
    var errors: [Bool] = []
    world.run {
      #expect(!UIApplication.shared.supportsAlternateIcons)
      UIApplication.shared.setAlternateIconName("Dark") { errors.append($0 != nil) }
      #expect(errors.isEmpty)
      #expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
      UIDevice.current.isProximityMonitoringEnabled = true
      #expect(!UIDevice.current.isProximityMonitoringEnabled)
    }
    try world.advance(to: .zero)
    #expect(errors == [true])
  }
}
