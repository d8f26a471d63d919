// The color behind Material's transitions, and that of paper, follows the appearance, unless one is given.

import SegueStage
import SegueTransitions
import Testing

@MainActor
@Suite struct CatalogSurfaceTests {
  nonisolated static let names = [
    "elevationScale", "fadeThrough", "sharedAxisX", "sharedAxisY", "sharedAxisZ",
  ]

  @Test("the surface is dark in the dark appearance", arguments: names + ["roll"])
  func surface(_ name: String) throws {
    let light = try Self.frames(name, isDark: false)
    let dark = try Self.frames(name, isDark: true)
    let gaps = zip(light, dark).map { $0.brightness - $1.brightness }
    let (least, greatest) = (try #require(gaps.min()), try #require(gaps.max()))
    #expect(least >= 0)
    #expect(greatest > 2, "the dark surface shows nowhere")
  }

  @Test("a given color does not follow the appearance", arguments: names)
  func givenColor(_ name: String) throws {
    let use = ##"{ name: \##(name), background: "#FEF7FF" }"##
    let light = try Self.frames(use, isDark: false)
    #expect(try light == Self.frames(use, isDark: true))
    #expect(try light == Self.frames(name, isDark: false))
  }

  /// Returns nine frames of a transition, which a scene names as `use`.
  private static func frames(_ use: String, isDark: Bool) throws -> [ContractFrame] {
    var scene = ContractScene(library: .builtIn, name: "fade")
    scene.isDark = isDark
    let stage = try scene.stage(["\(scene.arrival), transition: \(use)", "wait: 0.1"])
    return try (1...9).map { try stage.picture(at: 0.1 + 0.45 * Double($0) / 10) }
  }
}

extension ContractFrame {
  /// The mean of all components, from 0 to 255.
  fileprivate var brightness: Double {
    Double(bytes.reduce(0) { $0 + Int($1) }) / Double(bytes.count)
  }
}
