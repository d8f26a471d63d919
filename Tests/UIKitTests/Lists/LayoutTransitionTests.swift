// Changes of layout that a gesture drives.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct LayoutTransitionTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A grid of 30 items of 100 by 100 points, and a list of lines of 40 points.
  private func bench() throws -> (CollectionBench, UICollectionViewFlowLayout) {
    let bench = CollectionBench([Array(0..<30)])
    let list = bench.run {
      bench.flow.itemSize = CGSize(width: 100, height: 100)
      bench.collection.layoutIfNeeded()
      let list = UICollectionViewFlowLayout()
      list.itemSize = CGSize(width: 320, height: 40)
      return list
    }
    try bench.table.advance(to: 0.1)
    return (bench, list)
  }

  @Test("Items are between their positions, at the progress that code sets")
  func progress() throws {
    let (bench, list) = try bench()
    bench.run {
      let layout = bench.collection.startInteractiveTransition(to: list)
      #expect(bench.collection.collectionViewLayout === layout)
      #expect(layout.currentLayout === bench.flow && layout.nextLayout === list)
      #expect(layout.collectionView === bench.collection)
      layout.updateValue(3, forAnimatedKey: "angle")
      #expect(layout.value(forAnimatedKey: "angle") == 3)
      for (progress, x, y, width) in [(0.0, 110, 0, 100), (0.5, 55, 25, 210), (1, 0, 50, 320)] {
        layout.transitionProgress = progress
        bench.collection.layoutIfNeeded()
        let frame = bench.collection.cellForItem(at: path(1))?.frame
        #expect(frame?.origin == CGPoint(x: x, y: y))
        #expect(frame?.width == CGFloat(width))
      }
    }
  }

  @Test("Finishing animates the rest, and the new layout remains")
  func finishing() throws {
    let (bench, list) = try bench()
    var ends: [[Bool]] = []
    bench.run {
      let layout = bench.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
      layout.transitionProgress = 0.5
      bench.collection.layoutIfNeeded()
      bench.collection.finishInteractiveTransition()
      let cell = bench.collection.cellForItem(at: path(1))
      #expect(cell?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
      #expect(cell?.layer.presentation()?.frame.origin == CGPoint(x: 55, y: 25))
      #expect(ends.isEmpty)
    }
    try bench.table.advance(to: 1)
    #expect(ends == [[true, true]])
    #expect(bench.collection.collectionViewLayout === list)
    #expect(bench.flow.collectionView == nil && list.collectionView === bench.collection)
  }

  @Test("Cancelling returns to the old layout and the old offset")
  func cancelling() throws {
    let (bench, list) = try bench()
    var ends: [[Bool]] = []
    bench.run {
      bench.collection.contentOffset.y = 500
      bench.collection.layoutIfNeeded()
      let before = bench.collection.cellForItem(at: path(16))?.frame
      let layout = bench.collection.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
      layout.transitionProgress = 0.75
      bench.collection.layoutIfNeeded()
      #expect(bench.collection.contentOffset.y == 500)
      bench.collection.cancelInteractiveTransition()
      #expect(bench.collection.contentOffset.y == 500)
      #expect(bench.collection.cellForItem(at: path(16))?.frame == before)
    }
    try bench.table.advance(to: 1)
    #expect(ends == [[true, false]])
    #expect(bench.collection.collectionViewLayout === bench.flow)
    #expect(list.collectionView == nil)
  }

  @Test("The delegate chooses the layout, and misuse is a warning")
  func delegate() throws {
    final class Own: UICollectionViewTransitionLayout {}
    final class Chooser: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Own(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let (bench, list) = try bench()
    let chooser = Chooser()
    bench.run {
      bench.collection.delegate = chooser
      bench.collection.finishInteractiveTransition()
      let layout = bench.collection.startInteractiveTransition(to: list)
      #expect(layout is Own)
      #expect(bench.collection.startInteractiveTransition(to: list) === layout)
      let warnings = World.current.diagnostics.warnings.filter { $0.contains("InteractiveTrans") }
      #expect(warnings.count == 2)
    }
  }
}
