// Kinds of devices.

import Testing
import UIKit

@Suite @MainActor struct IdiomTests {
  @Test("kinds of devices have the numbers that they have on a device")
  func numbers() {
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5, 6])
  }
}
