// The events of a world, ordered by time, phase and order of scheduling. A binary heap contains
// only the order, and a dictionary contains the actions, so that cancelling an event only removes
// its action; the heap's entry is skipped when it is reached.

/// A queue of events ordered by time.
struct EventQueue {
  /// The action that an event runs.
  typealias Action = @MainActor () -> Void

  private struct Entry {
    let time: VirtualTime
    let phase: World.Phase
    let number: Int

    func precedes(before other: Entry) -> Bool {
      (time, phase, number) < (other.time, other.phase, other.number)
    }
  }

  private var heap: [Entry] = []
  private var actions: [Int: Action] = [:]
  private var nextNumber = 0

  /// The time of the first event, if there is one.
  var firstTime: VirtualTime? { heap.first?.time }

  /// Inserts an event and returns its number.
  mutating func insert(at time: VirtualTime, phase: World.Phase, _ action: @escaping Action) -> Int
  {
    let number = nextNumber
    nextNumber += 1
    actions[number] = action
    heap.append(Entry(time: time, phase: phase, number: number))
    siftUp(heap.count - 1)
    return number
  }

  /// Cancels an event. Has no effect on one that has run.
  mutating func remove(_ number: Int) {
    guard actions.removeValue(forKey: number) != nil else { return }
    dropTakenBack()
    if heap.count > 2 * actions.count + 64 { rebuild() }
  }

  /// Removes the first event and returns its action, if its time is not after `time`.
  mutating func popFirst(notAfter time: VirtualTime) -> Action? {
    guard let first = heap.first, first.time <= time else { return nil }
    removeFirst()
    let action = actions.removeValue(forKey: first.number)
    dropTakenBack()
    return action
  }

  /// Removes cancelled events from the front of the heap.
  private mutating func dropTakenBack() {
    while let first = heap.first, actions[first.number] == nil { removeFirst() }
  }

  private mutating func rebuild() {
    heap = heap.filter { actions[$0.number] != nil }.sorted { $0.precedes(before: $1) }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].precedes(before: heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[child].precedes(before: heap[first]) { first = child }
      }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
