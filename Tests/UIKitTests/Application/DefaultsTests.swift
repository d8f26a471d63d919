// The settings of an app: in memory, one set for each world.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DefaultsTests {
  @Test("A world's settings begin empty, and are its own")
  func separate() {
    let (one, two) = (World(), World())
    one.run {
      let defaults = SegueDefaults.standard
      defaults.register(defaults: ["volume": 0.5, "name": "none"])
      defaults.set(3, forKey: "count")
      defaults.set(true, forKey: "seen")
      defaults.set("Larkspur", forKey: "name")
      defaults.set(["a", "b"], forKey: "list")
      #expect(defaults.integer(forKey: "count") == 3)
      #expect(defaults.bool(forKey: "seen") && !defaults.bool(forKey: "unseen"))
      #expect(defaults.string(forKey: "name") == "Larkspur")
      #expect(defaults.double(forKey: "volume") == 0.5)
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      defaults.removeObject(forKey: "name")
      #expect(defaults.string(forKey: "name") == "none")
    }
    one.run { #expect(SegueDefaults.standard.integer(forKey: "count") == 3) }
    two.run { #expect(SegueDefaults.standard.object(forKey: "count") == nil) }
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }

  @Test("The names of key-value coding are those of settings and of dictionaries")
  func keys() {
    let world = World()
    world.run {
      let defaults = SegueDefaults.standard
      defaults.setValue(true, forKey: "seen")
      #expect(defaults.bool(forKey: "seen") && defaults.value(forKey: "seen") as? Bool == true)
      defaults.setValue(nil, forKey: "seen")
      #expect(defaults.value(forKey: "seen") == nil)
      let table = NSMutableDictionary()
      table.setValue(3, forKey: "count")
      #expect(table.value(forKey: "count") as? Int == 3)
      table.setValue(nil, forKey: "count")
      #expect(table.count == 0)
    }
    #expect(world.unsupported.isEmpty)
  }
}
