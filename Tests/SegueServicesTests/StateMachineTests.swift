// The machines and strategists of GameplayKit.

import SegueServices
import Testing

@MainActor @Suite struct StateMachineTests {
  class Logged: GKState {
    nonisolated(unsafe) static var log: [String] = []
    private var name: String { "\(type(of: self))" }
    override func didEnter(from previousState: GKState?) {
      Self.log.append("\(name) from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func willExit(to nextState: GKState) {
      Self.log.append("\(name) to \(type(of: nextState))")
    }
    override func update(deltaTime seconds: TimeInterval) { Self.log.append("\(name) \(seconds)") }
  }
  final class Ready: Logged {}
  final class Playing: Logged {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Over.self }
  }
  final class Over: Logged {}

  @Test("A machine enters states that may follow, and tells both")
  func machine() {
    Logged.log = []
    let machine = GKStateMachine(states: [Ready(), Playing()])
    #expect(machine.currentState == nil)
    #expect(machine.enter(Playing.self))
    #expect(!machine.enter(Ready.self))
    #expect(!machine.canEnterState(Over.self))
    machine.update(deltaTime: 0.5)
    #expect(machine.currentState is Playing)
    #expect(machine.state(forClass: Ready.self)?.stateMachine === machine)
    #expect(machine.state(forClass: Over.self) == nil)
    let other = GKStateMachine(states: [Playing(), Over()])
    other.enter(Playing.self)
    #expect(other.enter(Over.self))
    #expect(
      Logged.log == [
        "Playing from nothing", "Playing 0.5", "Playing from nothing", "Playing to Over",
        "Over from Playing",
      ])
  }

  // Nim: players take one to three of a heap, and whoever takes the last one wins.
  final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ playerId: Int) { self.playerId = playerId }
  }
  final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
  }
  final class Nim: NSObject, GKGameModel {
    let all = [Player(0), Player(1)]
    var (heap, turn) = (0, 0)
    var players: [any GKGameModelPlayer]? { all }
    var activePlayer: (any GKGameModelPlayer)? { all[turn] }
    func setGameModel(_ gameModel: any GKGameModel) {
      guard let other = gameModel as? Nim else { return }
      (heap, turn) = (other.heap, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
      heap == 0 ? nil : (1...min(3, heap)).map { Take($0) }
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
      heap -= (gameModelUpdate as? Take)?.count ?? 0
      turn = 1 - turn
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { heap == 0 && player.playerId != turn }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { heap == 0 && player.playerId == turn }
    func copy(with zone: NSZone? = nil) -> Any {
      let copy = Nim()
      copy.setGameModel(self)
      return copy
    }
  }

  @Test(
    "A strategist leaves a multiple of four in Nim", arguments: [(5, 1), (6, 2), (7, 3), (11, 3)])
  func nim(_ heap: Int, _ best: Int) {
    let (game, strategist) = (Nim(), GKMinmaxStrategist())
    game.heap = heap
    strategist.gameModel = game
    #expect(strategist.bestMoveForActivePlayer() == nil)
    strategist.maxLookAheadDepth = 12
    let move = strategist.bestMoveForActivePlayer() as? Take
    #expect(move?.count == best)
    #expect(move?.value == GKGameModelMaxScore)
    #expect(game.heap == heap)
  }

  @Test("Where all moves lose, the first one is chosen, or one of them by a source")
  func lost() {
    let (game, strategist) = (Nim(), GKMinmaxStrategist())
    (game.heap, strategist.gameModel, strategist.maxLookAheadDepth) = (8, game, 12)
    #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == 1)
    strategist.randomSource = GKMersenneTwisterRandomSource(seed: 1)
    let counts = (0..<20).map { _ in (strategist.bestMoveForActivePlayer() as? Take)?.count ?? 0 }
    #expect(Set(counts) == [1, 2, 3])
  }
}
