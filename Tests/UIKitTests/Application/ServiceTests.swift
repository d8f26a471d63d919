// What an app asks the system for, and what it gets.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ServiceTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    var errors: [NSError] = []
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { errors.append(error as NSError) }
  }

  @Test("A registration for notifications of a server fails in the next turn")
  func notifications() throws {
    let (world, delegate) = (World(), Delegate())
    world.run {
      UIApplication.shared.delegate = delegate
      UIApplication.shared.registerForRemoteNotifications()
      #expect(delegate.errors.isEmpty && !UIApplication.shared.isRegisteredForRemoteNotifications)
    }
    try world.advance(to: .zero)
    #expect(delegate.errors.map(\.code) == [3010])
  }

  @Test("What is set is kept, for each world of its own")
  func kept() {
    let (one, other) = (World(), World())
    one.run {
      UIApplication.shared.isNetworkActivityIndicatorVisible = true
      UIApplication.shared.applicationIconBadgeNumber = 3
      #expect(UIApplication.shared.isNetworkActivityIndicatorVisible)
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
    }
    other.run {
      #expect(!UIApplication.shared.isNetworkActivityIndicatorVisible)
      #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
      #expect(UITraitCollection.current.forceTouchCapability == .unavailable)
    }
  }
}
