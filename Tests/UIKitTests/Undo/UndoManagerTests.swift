// The undo manager: groups of events, redoing, names, and where responders find it.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct UndoManagerTests {
  /// A list whose changes can be undone.
  @MainActor private final class List {
    let manager = UndoManager()
    var items: [Int] = []

    func add(_ item: Int) {
      items.append(item)
      manager.registerUndo(withTarget: self) { $0.removeLast() }
    }
    func removeLast() {
      let item = items.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(item) }
    }
  }

  private let world = World()
  private let list: List

  init() {
    list = world.run { List() }
  }

  @Test("The actions of one event are undone, and redone, together")
  func events() throws {
    world.run {
      list.add(1)
      list.add(2)
      #expect(list.manager.canUndo && !list.manager.canRedo && list.manager.groupingLevel == 1)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    world.run {
      #expect(list.manager.groupingLevel == 0)
      list.add(3)
      list.manager.undo()
      #expect(list.items == [1, 2])
      list.manager.undo()
      #expect(list.items.isEmpty && !list.manager.canUndo)
      list.manager.redo()
      list.manager.redo()
      #expect(list.items == [1, 2, 3] && !list.manager.canRedo)
      list.manager.undo()
    }
    try world.advance(to: VirtualTime(seconds: 2))
    world.run {
      list.add(4)
      #expect(!list.manager.canRedo && list.items == [1, 2, 4])
    }
  }

  @Test("Groups have names and a limit, and nothing is recorded while that is disabled")
  func names() {
    world.run {
      list.manager.groupsByEvent = false
      list.manager.levelsOfUndo = 2
      for item in 1...3 {
        list.manager.beginUndoGrouping()
        list.add(item)
        list.manager.setActionName("Adding \(item)")
        list.manager.endUndoGrouping()
      }
      #expect(list.manager.undoMenuItemTitle == "Undo Adding 3")
      list.manager.undo()
      #expect(list.manager.redoMenuItemTitle == "Redo Adding 3")
      #expect(list.manager.undoActionName == "Adding 2")
      list.manager.undo()
      list.manager.undo()
      #expect(list.items == [1])
      list.manager.removeAllActions(withTarget: list)
      #expect(!list.manager.canRedo)
      list.manager.disableUndoRegistration()
      list.manager.beginUndoGrouping()
      list.add(5)
      list.manager.endUndoGrouping()
      #expect(!list.manager.canUndo)
    }
  }

  @Test("Responders find the undo manager of their window")
  func responders() {
    world.run {
      let (window, controller) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      #expect(controller.undoManager == nil)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(controller.undoManager === window.undoManager && window.undoManager != nil)
    }
  }
}
