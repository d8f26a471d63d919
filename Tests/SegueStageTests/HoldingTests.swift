// Devices in landscape, and text in the preferred content size.

import MadeFonts
import SegueDisplay
import SegueFiles
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct HoldingTests {
  private func stage(_ canvas: String, _ views: String = "[]") throws -> Stage {
    try Stage(document(canvas, views), images: ImageLibrary(bitmaps: [:]))
  }

  private func canvas(_ canvas: String) throws -> SceneCanvas { try document(canvas).canvas }

  private func document(_ canvas: String, _ views: String = "[]") throws -> SceneDocument {
    let text = """
      segue: 1
      canvas: { \(canvas) }
      screens: { a: { background: systemBackground, safeArea: true, stack: vertical, views: \(views) } }
      script: [{ show: a }, { wait: 1 }]

      """
    return try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
  }

  private func list(_ stage: Stage) throws -> DisplayList {
    let time = FrameTime(index: 0, rateNumerator: 60, rateDenominator: 1)
    return try #require(try stage.frame(at: time))
  }

  private func runs(_ items: [DisplayItem]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): runs(group.items)
      default: []
      }
    }
  }

  // MARK: Sideways

  /// The sides, then left, bottom and right of the safe area of these devices.
  nonisolated private static let sideways: [(String, [Double], [Double])] = [
    ("iphone-16-pro", [874, 402], [0, 62, 21, 62]),
    ("iphone-15-pro", [852, 393], [0, 59, 21, 59]),
    ("iphone-14", [844, 390], [0, 47, 21, 47]), ("iphone-11", [896, 414], [0, 48, 21, 48]),
    ("iphone-13-mini", [812, 375], [0, 50, 21, 50]), ("iphone-se", [667, 375], [0, 0, 0, 0]),
    ("iphone-8-plus", [736, 414], [0, 0, 0, 0]), ("ipad-pro-11", [1194, 834], [24, 0, 20, 0]),
  ]

  @Test("in landscape, a device has swapped sides and another safe area", arguments: sideways)
  func sizes(name: String, size: [Double], safe: [Double]) throws {
    let device = "device: \(name), orientation: landscape, scale: 1"
    let stage = try stage(device, "[{ label: A }]")
    let list = try list(stage)
    #expect([Double(list.width), Double(list.height)] == size)
    let area = try canvas(device).safeArea
    #expect([area.top, area.left, area.bottom, area.right] == safe)
    // The label fills the stack across: it begins at the edge of the safe area.
    let nodes = try stage.inspect(atSeconds: 0)
    let label = try #require(nodes.last)
    #expect(Double(label.frame.minX) == safe[1])
    #expect(Double(label.frame.width) == size[0] - safe[1] - safe[3])
  }

  @Test("in portrait, nothing has changed") func upright() throws {
    let canvas = try canvas("device: iphone-15-pro")
    #expect([canvas.safeArea.top, canvas.safeArea.bottom] == [59, 34])
    #expect([canvas.safeArea.left, canvas.safeArea.right] == [0, 0])
    #expect(canvas.isRegularDown && !canvas.isRegularAcross)
  }

  @Test(
    "size classes are those of the device",
    arguments: [
      ("iphone-15-pro", false, false), ("iphone-15-pro-max", true, false),
      ("iphone-11", true, false), ("ipad-mini", true, true),
    ])
  func sizeClasses(name: String, across: Bool, down: Bool) throws {
    let canvas = try canvas("device: \(name), orientation: landscape")
    #expect(canvas.isRegularAcross == across)
    #expect(canvas.isRegularDown == down)
  }

  @Test("a phone in landscape shows the home indicator but no time; a tablet shows both")
  func statusBar() throws {
    func glyphs(_ device: String) throws -> [Int] {
      let stage = try stage("device: \(device), orientation: landscape, scale: 1, statusBar: true")
      return try runs(list(stage).items).map(\.glyphs.count)
    }
    #expect(try glyphs("iphone-15-pro") == [])
    #expect(try glyphs("ipad-pro-11") == [4])
    let phone = try list(
      stage("device: iphone-15-pro, orientation: landscape, scale: 1, statusBar: true"))
    guard case .group(let display)? = phone.items.first,
      case .solid(let indicator)? = display.items.last
    else { throw NothingThere() }
    #expect(indicator.shape.rect.midX == 426)
    #expect(abs(indicator.shape.rect.minY - 380) < 1e-9)
  }

  @Test("the camera is on the left, within the display") func cutout() throws {
    let list = try list(
      stage("device: iphone-15-pro, orientation: landscape, scale: 1, bezel: true"))
    #expect(list.width == 852 + 36 && list.height == 393 + 36)
    guard case .solid(let island)? = list.items.last else { throw NothingThere() }
    #expect(island.shape.rect == CGRect(x: 18 + 11, y: 18 + 196.5 - 63, width: 37, height: 126))
  }

  @Test("the orientation needs a device and is one of two") func refused() {
    func message(_ canvas: String) -> String {
      do {
        _ = try stage(canvas)
        return ""
      } catch { return "\(error)" }
    }
    #expect(message("width: 100, height: 100, orientation: landscape").contains("device"))
    #expect(message("device: iphone-se, orientation: sideways").contains("landscape"))
    #expect(message("device: iphone-se, textSize: huge").contains("accessibilityMedium"))
  }

  // MARK: Text sizes

  nonisolated private static let bodySizes = zip(
    SceneTextSize.allCases, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.0]
  ).map { ($0, $1) }

  @Test("text styles follow the preferred content size", arguments: bodySizes)
  func textSizes(size: SceneTextSize, points: Double) throws {
    let stage = try stage(
      "width: 400, height: 400, textSize: \(size.rawValue)",
      "[{ label: Aa }, { label: Bb, font: { size: 17 } }, { label: Cc, font: largeTitle }]")
    let sizes = try runs(list(stage).items).map(\.pointSize)
    #expect(sizes.first == points)
    #expect(sizes.dropFirst().first == 17)
    let titles = [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60.0]
    #expect(sizes.last == titles[SceneTextSize.allCases.firstIndex(of: size) ?? 0])
  }

  @Test("rows grow with their text") func rows() throws {
    func height(_ size: String) throws -> Double {
      let stage = try stage(
        "width: 300, height: 900, textSize: \(size)",
        "[{ label: some words that go on for more than a line }]")
      return Double(try #require(stage.inspect(atSeconds: 0).last).frame.height)
    }
    #expect(try height("accessibilityLarge") > 2.5 * height("large"))
  }

  @Test("code receives the content size category") func code() throws {
    let canvas = try canvas("width: 100, height: 100, textSize: extraSmall")
    let stage = try AppStage(canvas, script: []) { $0.rootViewController = UIViewController() }
    let traits = stage.world.run { stage.window.traitCollection }
    #expect(traits.preferredContentSizeCategory == .extraSmall)
  }

  private struct NothingThere: Error {}
}
