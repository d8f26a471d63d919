// Code that waits in any way runs on virtual time, in both language modes.

import AppCode
import AppCodeSwift5
import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ClockTests {
  static let expected = [
    "heard of happened 0.0", "at once 0.0", "slept 1.1", "in group 0.0", "operation 0.0",
    "back from global 0.0", "timer 0.1", "added timer true 0.2", "selector timer info 0.3",
    "work item 0.4", "after 0.5", "performed with argument 0.6", "group 0.7", "link 800 ms 0.8",
    "woken 1.1",
    "after sleeping 2.6",
  ]

  @Test("An app's clocks are the world's")
  func clocks() throws {
    let world = World()
    try world.advance(to: VirtualTime(seconds: 3.25))
    let clocks = world.run { AppCode.Clocks() }
    world.run { clocks.begin() }
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(clocks.lines == Self.expected)
  }

  @Test("An app's clocks are the world's in Swift 5")
  func clocksSwift5() throws {
    let world = World()
    let clocks = world.run { AppCodeSwift5.Clocks() }
    world.run { clocks.begin() }
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(clocks.lines == Self.expected)
  }

  static let steps = ["operation", "from global", "group", "after", "item", "stopped"]

  @Test("A controller without concurrency annotations waits")
  func countdown() throws {
    let world = World()
    let (six, five) = world.run {
      (AppCode.CountdownController(), AppCodeSwift5.CountdownController())
    }
    world.run {
      six.loadViewIfNeeded()
      five.loadViewIfNeeded()
    }
    try world.advance(to: VirtualTime(seconds: 0.35))
    #expect(six.ticks == 3 && five.ticks == 3)
    try world.advance(to: VirtualTime(seconds: 9))
    #expect(six.ticks == 5 && five.ticks == 5)
    #expect(six.steps.filter { $0 != "stopped" } == Self.steps.dropLast())
    #expect(five.steps.filter { $0 != "stopped" } == Self.steps.dropLast())
    #expect(six.steps.last == "stopped" && five.steps.last == "stopped")
  }

  @Test("An app's random numbers are the world's, in both modes")
  func chance() {
    let throwing = (0..<3).map { seed in
      World(seed: seed).run { [AppCode.Dice().throwAll(), AppCode.Dice().throwAll()] }
    }
    let swift5 = World(seed: 2).run {
      [AppCodeSwift5.Dice().throwAll(), AppCodeSwift5.Dice().throwAll()]
    }
    #expect(throwing[2] == swift5)
    #expect(throwing[0][0] != throwing[1][0] && throwing[1][0] != throwing[2][0])
  }

  @Test("The compiled file is the one that is distributed")
  func source() {
    #expect(SegueTimeBindings.source.contains("extension Dispatch.DispatchQueue"))
    #expect(
      SegueTimeBindings.source.hasPrefix("//") && SegueTimeBindings.fileName.hasSuffix(".swift"))
  }
}
