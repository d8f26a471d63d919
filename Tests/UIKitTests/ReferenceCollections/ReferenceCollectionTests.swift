// Collections of references, as multicast delegates and caches use them.

import Foundation
import Testing
import UIKit

private protocol Listener: AnyObject {
  var number: Int { get }
}

private final class PlainListener: Listener {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class NamedListener: NSObject, Listener {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.number == number }
  override var hash: Int { number }
}

@Suite struct ReferenceCollectionTests {
  @Test("A weak set loses objects that nobody keeps, and has the order of additions")
  func weakSet() {
    let listeners = NSHashTable<any Listener>.weakObjects()
    let kept = (0..<40).map(PlainListener.init)
    for listener in kept { listeners.add(listener) }
    listeners.add(kept[3])
    do {
      let other = NamedListener(100)
      listeners.add(other)
      #expect(listeners.count == 41 && listeners.contains(other))
    }
    #expect(listeners.allObjects.map(\.number) == Array(0..<40))
    listeners.remove(kept[0])
    #expect(listeners.anyObject === kept[1])
    #expect(!listeners.contains(kept[0]))
    let enumerator = listeners.objectEnumerator()
    #expect((enumerator.nextObject() as? any Listener)?.number == 1)
    listeners.removeAllObjects()
    #expect(listeners.count == 0 && listeners.allObjects.isEmpty)
  }

  @Test("Objects are equal if they say so, unless only the same ones are")
  func equality() {
    let table = NSHashTable<NamedListener>()
    let first = NamedListener(1)
    table.add(first)
    table.add(NamedListener(1))
    #expect(table.count == 1)
    #expect(table.member(NamedListener(1)) === first)
    let byIdentity = NSHashTable<NamedListener>(options: [.objectPointerPersonality])
    for _ in 0..<3 { byIdentity.add(NamedListener(1)) }
    #expect(byIdentity.count == 3)
    let other = NSHashTable<NamedListener>()
    for number in 1...3 { other.add(NamedListener(number)) }
    #expect(table.isSubset(of: other) && other.intersects(table))
    other.minus(table)
    #expect(other.allObjects.map(\.number) == [2, 3])
  }

  @Test("A map has values by keys, and no entry whose key or value is gone")
  func maps() {
    let names = NSMapTable<NSString, PlainListener>.strongToWeakObjects()
    let kept = PlainListener(5)
    names.setObject(kept, forKey: "a")
    names.setObject(PlainListener(6), forKey: "b")
    #expect(names.object(forKey: "a") === kept)
    #expect(names.object(forKey: "b") == nil && names.count == 1)
    #expect(names.dictionaryRepresentation().count == 1)

    let views = NSMapTable<PlainListener, NSString>.weakToStrongObjects()
    views.setObject("five", forKey: kept)
    views.setObject("six", forKey: PlainListener(6))
    views.setObject("seven", forKey: kept)
    #expect(views.count == 1)
    #expect(views.object(forKey: kept) == "seven")
    #expect(views.keyEnumerator().allObjects.count == 1)
    views.removeObject(forKey: kept)
    #expect(views.objectEnumerator()?.nextObject() == nil)
  }

  @Test("An array of weak references has empty places, which can be removed")
  func pointers() {
    let array = NSPointerArray.weakObjects()
    let kept = PlainListener(1)
    func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(object).toOpaque()
    }
    do {
      let other = PlainListener(2)
      array.addPointer(address(other))
      array.addPointer(address(kept))
      #expect(array.allObjects.count == 2)
      withExtendedLifetime(other) {}
    }
    #expect(array.count == 2)
    #expect(array.pointer(at: 0) == nil && array.pointer(at: 1) == address(kept))
    array.compact()
    #expect(array.count == 1)
    array.count = 3
    array.insertPointer(address(kept), at: 0)
    array.replacePointer(at: 1, withPointer: nil)
    array.removePointer(at: 3)
    #expect(array.count == 3 && array.allObjects.count == 1)
  }
}
