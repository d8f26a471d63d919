// Views that are dragged onto others.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DragInteractionTests {
  private final class Judge: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy
    var handles = true

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      let place = interaction.view.map { session.location(in: $0) } ?? .zero
      log.append("items \(Int(place.x)),\(Int(place.y))")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "pebble")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { handles && session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.log.append("drop " + objects.map { "\($0)" }.joined())
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { log.append("conclude") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.append("session end") }
  }

  private let table = TouchTable()
  private let judge = Judge()

  /// Puts a view that is dragged at (60, 110), and one that receives drops at (60, 300), in the window.
  private func place(isEnabled: Bool = true) {
    table.world.run {
      let stone = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let drag = UIDragInteraction(delegate: judge)
      drag.isEnabled = isEnabled
      stone.addInteraction(drag)
      let box = UIView(frame: CGRect(x: 10, y: 200, width: 200, height: 80))
      box.addInteraction(UIDropInteraction(delegate: judge))
      for view in [stone, box] { table.view.addSubview(view) }
    }
  }

  /// Presses the view, and moves to these heights in the window.
  private func drag(_ heights: [Double], lift: Double = 1.5) {
    let steps = heights.enumerated().map { (0.8 + 0.1 * Double($0), 80.0, $1) }
    table.finger([(0.1, 80, 130)] + steps, lift: lift)
  }

  @Test("A view is lifted by a press, and dropped on one that is interested")
  func dropping() throws {
    place()
    drag([200, 320])
    try table.advance(to: 1.2)
    #expect(judge.log == ["items 20,20", "enter"])
    let preview = try #require(table.window.subviews.last)
    #expect(preview.center == CGPoint(x: 80, y: 320) && !preview.isUserInteractionEnabled)
    try table.advance(to: 3)
    #expect(
      judge.log == [
        "items 20,20", "enter", "drop pebble", "conclude", "session end", "ended copy",
      ])
    #expect(table.window.subviews.count == 1)
  }

  @Test("A drag that leaves the view again, or that is not wanted, returns")
  func returning() throws {
    place()
    drag([320, 200])
    try table.advance(to: 3)
    #expect(judge.log == ["items 20,20", "enter", "exit", "session end", "ended cancel"])
    judge.log = []
    judge.handles = false
    table.finger([(4, 80, 130), (4.8, 80, 320)], lift: 5)
    try table.advance(to: 7)
    #expect(judge.log == ["items 20,20", "ended cancel"])
    judge.log = []
    (judge.handles, judge.operation) = (true, .forbidden)
    table.finger([(8, 80, 130), (8.8, 80, 320)], lift: 9)
    try table.advance(to: 11)
    #expect(judge.log == ["items 20,20", "enter", "exit", "session end", "ended cancel"])
  }

  @Test("An interaction that is not enabled does nothing; on phones it is not enabled by default")
  func disabled() throws {
    place(isEnabled: false)
    drag([320])
    try table.advance(to: 3)
    #expect(judge.log == [])
    #expect(table.world.run { !UIDragInteraction(delegate: judge).isEnabled })
  }

  @Test("A provider has the object that it was given, and its types")
  func provider() {
    let text = NSItemProvider(object: NSString(string: "tide"))
    #expect(
      text.canLoadObject(ofClass: NSString.self) && !text.canLoadObject(ofClass: UIImage.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!text.hasItemConformingToTypeIdentifier("public.url"))
    #expect(NSItemProvider().registeredTypeIdentifiers == [])
  }
}
