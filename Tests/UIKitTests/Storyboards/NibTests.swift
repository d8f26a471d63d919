// Nibs that an app has registered.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct NibTests {
  final class PhotoCell: UICollectionViewCell {
    var isAwake = false
    override func awakeFromNib() { isAwake = true }
  }

  @Test("A registered nib creates new objects each time; cells use it; others are refused")
  func registered() throws {
    try World().run {
      UINib.register("PhotoCell of NibTests") { _ in [PhotoCell(frame: .zero)] }
      let nib = UINib(nibName: "PhotoCell of NibTests", bundle: nil)
      let first = try #require(nib.instantiate(withOwner: nil).first as? PhotoCell)
      #expect(first.isAwake)
      #expect(nib.instantiate(withOwner: nil).first as? PhotoCell !== first)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(nib, forCellWithReuseIdentifier: "photo")
      let cell = collection.dequeueReusableCell(
        withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      #expect((cell as? PhotoCell)?.isAwake == true)
      let made = Bundle.main.loadNibNamed("PhotoCell of NibTests", owner: nil)
      #expect(made?.count == 1)
      #expect(World.current.diagnostics.unsupportedFeatures.isEmpty)
      #expect(UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(World.current.diagnostics.unsupportedFeatures.count == 1)
    }
  }
}
