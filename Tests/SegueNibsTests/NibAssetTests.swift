// What a nib names of the app's bundle: colors, images and texts.

import Foundation
import ScratchFolders
import SegueWorld
import Testing
import UIKit

final class AssetSign: UIImageView {
  var caption: String?
}

extension StoryboardFileTests {
  @Suite @MainActor struct NibAssetTests {
    private static let nib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <imageView image="sky" id="ass-vi-001" customClass="AssetSign">
            <rect key="frame" x="0.0" y="0.0" width="8" height="8"/>
            <color key="backgroundColor" name="Brand"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="localizedString" keyPath="caption"
                value="Sky"/>
            </userDefinedRuntimeAttributes>
          </imageView>
        </objects>
        <resources>
          <namedColor name="Brand"><color red="0" green="0" blue="0" alpha="1"/></namedColor>
        </resources>
      </document>
      """

    private static let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.0", "green": "0.2", "blue": "0.0", "alpha": "1.0"}}}]}
      """

    @Test("A nib takes colors, images and texts from the bundle of the app")
    func assets() throws {
      let files = try ScratchFolder()
      try files.bundleFile("Base.lproj/Sign.xib", Self.nib)
      try files.bundleFile("A.xcassets/Brand.colorset/Contents.json", Self.color)
      try files.bundleImage("sky@2x.png", 16, 16, 0x0000FF)
      try files.bundleFile("de.lproj/Localizable.strings", "\"Sky\" = \"Himmel\";")
      try World().run {
        Fixtures.prepare()
        SegueClassTable.shared.register(
          "AssetSign", AssetSign.self, make: { AssetSign(coder: $0) },
          { $0.property("caption", \.caption) })
        UIKitState.current.install(AppBundle(path: files.path, language: "de"))
        let objects = UINib(nibName: "Sign", bundle: nil).instantiate(withOwner: nil)
        let view = try #require(objects.first as? AssetSign)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))
        #expect(view.image?.size == CGSize(width: 8, height: 8))
        #expect(view.caption == "Himmel")
        #expect(World.current.diagnostics.entries.isEmpty)
      }
    }
  }
}
