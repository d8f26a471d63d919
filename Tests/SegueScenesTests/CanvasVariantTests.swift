// One scene on many devices and in many appearances.

import Foundation
import SegueDiagnostics
import SegueScenes
import Testing

@Suite struct CanvasVariantTests {
  private func canvas(_ text: String) throws -> SceneCanvas {
    let scene = "segue: 1\ncanvas: { \(text) }\nscreens: { a: {} }\nscript: [{ show: a }]\n"
    return try SceneDocument.parse(Array(scene.utf8), named: "s.yaml").canvas
  }

  @Test("a matrix is all combinations, devices outermost, with unique names")
  func matrix() throws {
    var matrix = CanvasMatrix()
    #expect(matrix.variants == [CanvasVariant()] && matrix.variants[0].name.isEmpty)
    matrix.devices = try ["iphone-se", "ipad-mini"].map { try #require(SceneDevice.named($0)) }
    matrix.appearances = [.light, .dark]
    matrix.directions = [.rtl]
    matrix.textSizes = SceneTextSize.allCases
    matrix.motions = [.full, .reduced]
    let names = matrix.variants.map(\.name)
    #expect(names.count == 2 * 2 * 12 * 2 && Set(names).count == names.count)
    #expect(names.first == "iphone-se+light+rtl+extraSmall+full")
    #expect(names.last == "ipad-mini+dark+rtl+accessibilityExtraExtraExtraLarge+reduced")
  }

  @Test("settings are written as they are read")
  func settings() {
    var matrix = CanvasMatrix()
    (matrix.devices, matrix.motions) = (SceneDevice.all, SceneMotion.allCases)
    (matrix.appearances, matrix.directions) = (SceneAppearance.allCases, SceneDirection.allCases)
    for variant in matrix.variants {
      var read = CanvasVariant()
      for setting in variant.settings {
        let isKnown = read.set(setting.name, to: setting.value)
        #expect(isKnown, "\(setting)")
      }
      #expect(read == variant)
    }
    var variant = CanvasVariant()
    let wrong = [variant.set("device", to: "abacus"), variant.set("shape", to: "dark")]
    #expect(wrong == [false, false])
  }

  @Test("a variant changes only what it names")
  func varied() throws {
    var variant = CanvasVariant()
    let plain = try canvas("width: 100, height: 200, scale: 2")
    #expect(plain.varied(by: variant) == plain)
    variant.device = SceneDevice.named("iphone-se")
    let phone = plain.varied(by: variant)
    #expect((phone.width, phone.height, phone.scale) == (375, 667, 2))
    variant.device = SceneDevice.named("iphone-15-pro")
    #expect(plain.varied(by: variant).scale == 2)
    // A canvas with its device's scale follows the other device; in landscape it stays so.
    let sideways = try canvas("device: iphone-se, orientation: landscape").varied(by: variant)
    #expect((sideways.width, sideways.height, sideways.scale) == (852, 393, 3))
    #expect(try canvas("device: iphone-se, scale: 0.5").varied(by: variant).scale == 0.5)
    (variant.appearance, variant.direction) = (.dark, .rtl)
    (variant.textSize, variant.motion) = (.small, .reduced)
    let all = plain.varied(by: variant)
    #expect(all.appearance == .dark && all.direction == .rtl)
    #expect(all.textSize == .small && all.reducesMotion)
    variant.motion = .full
    #expect(
      try !canvas("width: 1, height: 1, reduceMotion: true").varied(by: variant).reducesMotion)
  }

  @Test("with reduced motion, the reduced transitions replace the transitions")
  func reduced() throws {
    let text = """
      segue: 1
      canvas: { width: 100, height: 200, reduceMotion: % }
      screens: { a: {}, b: {} }
      script:
        - show: a
        - { present: b, transition: slideDown, reducedTransition: { name: fade, duration: 0.2 }, style: overFullScreen }
        - { dismiss: b, transition: pop }
      """
    func names(_ value: String) throws -> [String?] {
      let bytes = Array(text.replacing("%", with: value).utf8)
      let scene = try SceneDocument.parse(bytes, named: "s.yaml").obeyingReducedMotion
      guard case .present(_, .overFullScreen, _) = scene.script[1].action else { return [] }
      return scene.script.map { $0.move?.transition?.name.value }
    }
    #expect(try names("false") == [nil, "slideDown", "pop"])
    #expect(try names("true") == [nil, "fade", "pop"])
  }
}
