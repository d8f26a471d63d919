// The choice of variants in asset catalogues, and images that are files.

import ScratchFolders
import Testing

@testable import SegueAssets

@Suite struct CatalogTests {
  private let phone = AssetEnvironment(
    idiom: "iphone", isDark: false, isRightToLeft: false, scale: 3)

  private func catalog(_ name: String, _ contents: String) throws -> (ScratchFolder, AppFolder) {
    let files = try ScratchFolder()
    try files.bundleFile("Assets.xcassets/\(name)/Contents.json", contents)
    return (files, AppFolder(path: files.path, language: nil))
  }

  @Test func imagesByScaleDeviceAppearanceAndDirection() throws {
    let (files, folder) = try catalog(
      "photo.imageset",
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "1.png"},
        {"idiom": "universal", "scale": "2x", "filename": "2.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """)
    _ = files
    func file(_ change: (inout AssetEnvironment) -> Void) -> String? {
      var environment = phone
      change(&environment)
      return folder.image(named: "photo", environment)?.path.split(separator: "/").last.map(
        String.init)
    }
    #expect(file { _ in } == "2.png")
    #expect(file { $0.scale = 1 } == "1.png")
    #expect(file { $0.isDark = true } == "dark.png")
    #expect(file { $0.idiom = "ipad" } == "pad.png")
    #expect(folder.image(named: "photo", phone)?.intent == "template")
    #expect(folder.image(named: "absent", phone) == nil)
  }

  @Test("A set is read once, and so is what is wrong with it reported")
  func readOnce() throws {
    let (files, folder) = try catalog(
      "ink.colorset",
      """
      {"colors": [{"color": {"components": {"red": "0", "green": "1.0", "blue": "0.5"}}}]}
      """)
    try files.bundleFile("Assets.xcassets/bad.imageset/Contents.json", "{")
    #expect(folder.image(named: "bad", phone) == nil)
    let first = folder.color(named: "ink", phone)
    #expect(first == .components(space: "srgb", [0, 1, 0.5, 1]))
    try files.bundleFile("Assets.xcassets/ink.colorset/Contents.json", "{}")
    try files.bundleFile("Assets.xcassets/bad.imageset/Contents.json", "[")
    #expect(folder.color(named: "ink", phone) == first)
    #expect(folder.image(named: "bad", phone) == nil)
    #expect(folder.problems.count == 1)
  }

  @Test func imagesForOneDirectionAreMirrored() throws {
    let (files, folder) = try catalog(
      "arrow.imageset",
      """
      {"images": [{"idiom": "universal", "filename": "a.png", "language-direction": "left-to-right"}]}
      """)
    _ = files
    var arabic = phone
    arabic.isRightToLeft = true
    #expect(folder.image(named: "arrow", arabic)?.isMirrored == true)
    #expect(folder.image(named: "arrow", phone)?.path == "Assets.xcassets/arrow.imageset/a.png")
  }

  @Test func slicesInPixels() throws {
    let (files, folder) = try catalog(
      "bubble.imageset",
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png", "resizing": {
        "mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 2},
        "cap-insets": {"left": 6, "right": 8}}}]}
      """)
    _ = files
    let slices = try #require(folder.image(named: "bubble", phone)?.slices)
    #expect(slices.left == 6 && slices.right == 8 && slices.top == 0)
    #expect(slices.width == 2 && slices.height == nil && !slices.isTiled)
  }

  @Test func filesByScaleAndDevice() throws {
    let files = try ScratchFolder()
    for name in ["a.png", "a@2x.png", "b@2x~ipad.png", "b.png", "c.jpg", "sub/d@3x.png"] {
      try files.bundleFile(name, "")
    }
    let folder = AppFolder(path: files.path, language: nil)
    var two = phone
    two.scale = 2
    var pad = two
    pad.idiom = "ipad"
    #expect(folder.looseImage(named: "a", phone) == AssetImage(path: "a@2x.png", scale: 2))
    #expect(folder.looseImage(named: "a.png", two) == AssetImage(path: "a@2x.png", scale: 2))
    #expect(folder.looseImage(named: "b", pad)?.path == "b@2x~ipad.png")
    #expect(folder.looseImage(named: "b", two) == AssetImage(path: "b.png", scale: 1))
    #expect(folder.looseImage(named: "c", two) == nil)
    #expect(folder.looseImage(named: "c.jpg", two)?.path == "c.jpg")
    #expect(folder.looseImage(named: "sub/d", two)?.scale == 3)
    #expect(folder.looseImage(named: "../a", two) == nil)
  }

  @Test func symbolsOfSets() throws {
    let files = try ScratchFolder()
    let sets = [
      "HeroImage.imageset", "icon_arrow-back.imageset", "24 hours.imageset", "HTTPLogo.imageset",
      "default.imageset", "BrandColor.colorset", "red.colorset", "Icons/home.imageset",
    ]
    for set in sets {
      try files.bundleFile("Assets.xcassets/\(set)/Contents.json", "{}")
    }
    try files.bundleFile(
      "Assets.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    let symbols = AssetSymbols(of: AppFolder(path: files.path, language: nil), withExtensions: true)
    let source = try #require(symbols.source)
    let names = source.matches(of: /static var (`?\w+`?): ImageResource/).map { String($0.1) }
    #expect(names == ["_24Hours", "httpLogo", "hero", "`default`", "iconArrowBack", "home"])
    #expect(source.contains("ImageResource(name: \"Icons/home\", bundle: SegueBundle.main)"))
    #expect(
      source.contains("static var home: UIImage { .init(resource: ImageResource.Icons.home) }"))
    #expect(source.contains("static var brand: UIColor { .init(resource: ColorResource.brand) }"))
    #expect(source.contains("static var red: ColorResource"))
    #expect(!source.contains("static var red: UIColor"))
    #expect(symbols.problems.isEmpty)
  }
}
