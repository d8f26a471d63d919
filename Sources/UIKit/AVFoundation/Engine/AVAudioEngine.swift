// Engines. They run without sound.

import Foundation

/// Nodes that are connected.
@preconcurrency @MainActor
open class AVAudioEngine: NSObject {
  /// The node of the microphone, which is not there.
  open private(set) lazy var inputNode: AVAudioInputNode = attached(AVAudioInputNode())
  /// The node of the loudspeaker.
  open private(set) lazy var outputNode: AVAudioOutputNode = attached(AVAudioOutputNode())
  /// The node before the loudspeaker.
  open private(set) lazy var mainMixerNode: AVAudioMixerNode = attached(AVAudioMixerNode())
  /// A Boolean value that indicates whether the engine runs.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether the engine stops when it is not used. It has no effect.
  open var isAutoShutdownEnabled = false
  /// The nodes that have been attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  /// Creates an engine.
  public override init() { super.init() }

  private func attached<Node: AVAudioNode>(_ node: Node) -> Node {
    attach(node)
    return node
  }

  /// Adds a node.
  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  /// Removes a node.
  open func detach(_ node: AVAudioNode) {
    (node as? AVAudioPlayerNode)?.stop()
    node.engine = nil
    attachedNodes.remove(node)
  }
  /// Connects two nodes. It has no effect: no sample passes.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Connects two nodes. It has no effect: no sample passes.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  /// Ends the connections of a node. It has no effect: no sample passes.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Ends the connections to a node. It has no effect: no sample passes.
  open func disconnectNodeInput(_ node: AVAudioNode) {}

  /// Prepares the engine.
  open func prepare() {}
  /// Starts the engine.
  open func start() throws {
    isRunning = true
    changePlayers { $0.engineDidStart() }
  }
  /// Pauses the engine, and its players.
  open func pause() {
    changePlayers { $0.engineWillStop() }
    isRunning = false
  }
  /// Stops the engine, and pauses its players.
  open func stop() { pause() }
  /// Forgets what has passed through the nodes.
  open func reset() {}

  private func changePlayers(_ change: (AVAudioPlayerNode) -> Void) {
    let players = attachedNodes.compactMap { $0 as? AVAudioPlayerNode }
    // In the order in which they were created: sets have none.
    for player in players.sorted(by: { $0.number < $1.number }) { change(player) }
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when the devices of an engine have changed. Never posted.
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
