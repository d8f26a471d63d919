// Nibs as files: owners, controllers, and translations.

import Foundation
import SegueWorld
import Testing
import UIKit

extension StoryboardFileTests {
  @Suite @MainActor struct NibFileTests {
    @Test("A nib connects its objects with the owner, and is translated")
    func card() throws {
      try World().run {
        Fixtures.prepare()
        let owner = FixtureOwner()
        let objects = Fixtures.bundle?.loadNibNamed("FixtureCard", owner: owner)
        let view = try #require(objects?.first as? UIView)
        #expect(objects?.count == 1)
        #expect(owner.content === view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.layer.cornerRadius == 6.5 && view.clipsToBounds)
        #expect(view.backgroundColor == UIColor(white: 0.25, alpha: 1))
        let button = try #require(view.subviews.first as? UIButton)
        #expect(button.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight])
        button.sendActions(for: .touchUpInside)
        #expect(Notes.lines == ["pressed Drücken"])
        button.sendActions(for: .touchDown)
        #expect(World.current.diagnostics.entries.isEmpty)
      }
    }

    @Test("A controller loads the nib of its name, or that of its class")
    func pages() {
      World().run {
        Fixtures.prepare()
        let named = UIViewController(nibName: "FixturePage", bundle: Fixtures.bundle)
        #expect(named.view.tag == 77)
        let own = FixturePageController(nibName: nil, bundle: Fixtures.bundle)
        #expect(own.view.tag == 77)
        #expect(UIViewController(nibName: nil, bundle: Fixtures.bundle).view.tag == 0)
      }
    }
  }
}
