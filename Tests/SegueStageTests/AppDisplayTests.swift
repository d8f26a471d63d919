// The device for which an app is made.

import Foundation
import SegueStage
import Testing

@Suite struct AppDisplayTests {
  private let both = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
  private let wide = [
    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  @Test("An app runs on a phone in portrait orientation unless it says otherwise")
  func phone() {
    #expect(AppDisplay(info: [:]) == AppDisplay())
    #expect(AppDisplay(info: ["UIDeviceFamily": [1, 2]]).device == "iphone-16")
    #expect(!AppDisplay(info: ["UISupportedInterfaceOrientations": both]).isLandscape)
    #expect(AppDisplay(info: ["UISupportedInterfaceOrientations": wide]).isLandscape)
    #expect(!AppDisplay(info: ["UISupportedInterfaceOrientations~ipad": wide]).isLandscape)
  }

  @Test("An app for tablets alone runs on a tablet, in its orientations there")
  func tablet() {
    var info: [String: Any] = ["UIDeviceFamily": [2], "UISupportedInterfaceOrientations": both]
    #expect(AppDisplay(info: info).device == "ipad-pro-11")
    #expect(!AppDisplay(info: info).isLandscape)
    info["UISupportedInterfaceOrientations~ipad"] = wide
    #expect(AppDisplay(info: info).isLandscape)
  }
}
