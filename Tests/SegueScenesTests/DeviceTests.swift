// Devices as the documentation describes them: their table, their safe areas in both orientations,
// and the bodies around them.

import CoreGraphics
import Foundation
import SegueScenes
import Testing

@Suite struct DeviceTests {
  /// The rows of the table on the page about screens, without spaces and code marks.
  private static func rows() throws -> [String] {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Guide/SCREENS.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `iphone") || $0.hasPrefix("| `ipad") }
      .map { $0.filter { $0 != " " && $0 != "`" } }
  }

  @Test("the documentation has the size, scale and safe area of every device")
  func table() throws {
    let whole = { (number: Double) in String(format: "%g", number) }
    let expected = SceneDevice.all.map {
      "|\($0.name)|\(whole($0.width))x\(whole($0.height))|\(whole($0.scale))"
        + "|\(whole($0.safeTop)),\(whole($0.safeBottom))|"
    }
    #expect(try Self.rows() == expected)
  }

  private func device(_ name: String) throws -> SceneDevice {
    try #require(SceneDevice.named(name))
  }

  @Test("the frame around a device has the documented width and height", arguments: SceneDevice.all)
  func bezel(_ device: SceneDevice) {
    let insets = device.bodyInsets
    let added = [insets.left + insets.right, insets.top + insets.bottom]
    #expect(added == (device.hasHomeButton ? [58, 208] : [36, 36]))
    #expect(insets.left == insets.right && insets.top == insets.bottom)
    #expect(device.hasHomeButton == ["iphone-8-plus", "iphone-se"].contains(device.name))
  }

  @Test("the body surrounds the display evenly, with corners around those of the display")
  func body() throws {
    let phone = try device("iphone-14")
    #expect(phone.body == CGRect(x: -18, y: -18, width: 390 + 36, height: 844 + 36))
    #expect(phone.bodyCornerRadius == phone.cornerRadius + 18)
    #expect(phone.homeButton == nil && phone.speaker == nil)
    let old = try device("iphone-se")
    #expect(old.body == CGRect(x: -26, y: -104, width: 375 + 52, height: 667 + 208))
    #expect(old.bodyCornerRadius == 60)
  }

  @Test("home button and speaker are in the middle of the space below and above the display")
  func homeButton() throws {
    let phone = try device("iphone-se")
    let (button, speaker) = (try #require(phone.homeButton), try #require(phone.speaker))
    #expect(button.midX == 375 / 2 && button.midY == 667 + 52)
    #expect(button.width == 66 && button.height == 66)
    #expect(speaker.midX == 375 / 2 && speaker.midY == -52)
    #expect(speaker.width == 64 && speaker.height == 6)
  }

  @Test("side buttons protrude by three points, three on the left and one on the right")
  func sideButtons() throws {
    for name in ["iphone-se", "iphone-14"] {
      let phone = try device(name)
      let (body, buttons) = (phone.body, phone.sideButtons)
      #expect(buttons.map(\.midX) == [body.minX, body.minX, body.minX, body.maxX])
      #expect(buttons.allSatisfy { $0.width == 6 && body.minY < $0.minY && $0.maxY < body.midY })
      for (upper, lower) in zip(buttons[0..<2], buttons[1..<3]) { #expect(upper.maxY < lower.minY) }
      #expect(buttons[1].height == buttons[2].height)
    }
    #expect(try device("ipad-mini").sideButtons.isEmpty)
  }

  @Test("the side buttons of a phone with a home button are where Apple's dimensions have them")
  func oldButtons() throws {
    let phone = try device("iphone-se")
    let places = phone.sideButtons.map { [$0.minY - phone.body.minY, $0.height] }
    #expect(places == [[112, 30], [174, 52], [240, 52], [174, 64]])
  }

  private func canvas(_ text: String) throws -> SceneCanvas {
    let scene = SceneSamples.scene(canvas: "{ \(text) }")
    return try SceneDocument.parse(Array(scene.utf8), named: "s.yaml").canvas
  }

  @Test("the safe area of a device held sideways is that of the documentation")
  func landscape() throws {
    #expect(try canvas("device: iphone-14").safeArea == SceneSafeArea(top: 47, bottom: 34))
    let phone = try canvas("device: iphone-14, orientation: landscape")
    #expect(phone.safeArea == SceneSafeArea(left: 47, bottom: 21, right: 47))
    #expect((phone.width, phone.height) == (844, 390))
    #expect(phone.hidesStatusBar && !phone.isRegularAcross && !phone.isRegularDown)
    let old = try canvas("device: iphone-se, orientation: landscape")
    #expect(old.safeArea == SceneSafeArea())
    let tablet = try canvas("device: ipad-mini, orientation: landscape")
    #expect(tablet.safeArea == SceneSafeArea(top: 24, bottom: 20))
    #expect(!tablet.hidesStatusBar && tablet.isRegularAcross && tablet.isRegularDown)
  }

  @Test(
    "large phones held sideways have a regular width",
    arguments: [("iphone-11", true), ("iphone-16-plus", true), ("iphone-16-pro", false)])
  func largePhones(_ name: String, _ isLarge: Bool) throws {
    #expect(try canvas("device: \(name), orientation: landscape").isRegularAcross == isLarge)
    #expect(try !canvas("device: \(name)").isRegularAcross)
  }

  @Test("insets are zero unless they are given, and turn with the display")
  func insets() {
    let zero = SceneSafeArea()
    #expect(zero.top == 0 && zero.left == 0 && zero.bottom == 0 && zero.right == 0)
    let one = SceneSafeArea(left: 7)
    #expect(one.top == 0 && one.left == 7 && one.bottom == 0 && one.right == 0)
  }
}
