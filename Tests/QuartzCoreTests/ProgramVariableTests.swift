import Testing

@testable import SegueWorld

@MainActor
struct ProgramVariableTests {
  /// Two variables in memory of the test.
  private final class Memory {
    let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: 4)

    init() { numbers.initialize(repeating: 7) }
    deinit { numbers.deallocate() }

    /// The first number, and the last two.
    @MainActor var variables: ProgramVariables {
      ProgramVariables([
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(numbers)[0..<8]),
        UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(numbers)[16..<32]),
      ])
    }
  }

  @Test func eachWorldHasValuesOfItsOwn() {
    let memory = Memory()
    let (variables, first, second) = (memory.variables, World(), World())
    #expect(variables.byteCount == 24)
    variables.enter(first)
    #expect(Array(memory.numbers) == [7, 7, 7, 7])
    (memory.numbers[0], memory.numbers[1], memory.numbers[3]) = (1, 2, 3)
    variables.enter(second)
    // The second number is no variable, so all worlds share it.
    #expect(Array(memory.numbers) == [7, 2, 7, 7])
    memory.numbers[0] = 5
    variables.enter(first)
    #expect(Array(memory.numbers) == [1, 2, 7, 3])
    variables.enter(second)
    #expect(Array(memory.numbers) == [5, 2, 7, 7])
  }

  @Test func aWorldThatIsEnteredAgainKeepsWhatHasChanged() {
    let memory = Memory()
    let (variables, world) = (memory.variables, World())
    variables.enter(world)
    memory.numbers[0] = 1
    variables.enter(world)
    #expect(memory.numbers[0] == 1)
  }

  @Test func valuesChangedOutsideOfWorldsAreNoneOfTheirs() {
    let memory = Memory()
    let (variables, world) = (memory.variables, World())
    memory.numbers[0] = 9
    variables.enter(world)
    #expect(memory.numbers[0] == 7)
  }
}
