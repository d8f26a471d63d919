// The nodes of engines. They are connected and set as on a device; no sample passes through them.

import Foundation

/// A node of an engine.
@preconcurrency @MainActor
open class AVAudioNode: NSObject {
  /// The engine to which the node belongs.
  open internal(set) weak var engine: AVAudioEngine?
  /// The time at which the node was rendered last. It is not rendered.
  open var lastRenderTime: AVAudioTime? { nil }
  /// The number of connections that lead to the node.
  open var numberOfInputs: Int { 1 }
  /// The number of connections that lead from the node.
  open var numberOfOutputs: Int { 1 }

  /// Returns the form of the samples that the node returns.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(channels: 2, sampleRate: 44_100)
  }
  /// Returns the form of the samples that the node receives.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    outputFormat(forBus: bus)
  }
  /// Requests samples of the node. There are none, so that the closure is not called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Requests no samples of the node any more.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Forgets what has passed through the node.
  open func reset() {}
}

/// The node of the microphone, which is not there: its form has no channels.
@preconcurrency @MainActor
open class AVAudioInputNode: AVAudioNode {
  open override func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
    AVAudioFormat(channels: 0, sampleRate: 0)
  }
  /// A Boolean value that indicates whether echoes are removed.
  open private(set) var isVoiceProcessingEnabled = false
  /// Sets whether echoes are removed. It has no effect.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}

/// The node of the loudspeaker.
@preconcurrency @MainActor
open class AVAudioOutputNode: AVAudioNode {}

/// A node that mixes.
@preconcurrency @MainActor
open class AVAudioMixerNode: AVAudioNode {
  /// The volume. It has no effect: there is no sound.
  open var outputVolume: Float = 1
  /// The volume among others. It has no effect: there is no sound.
  open var volume: Float = 1
  /// The position between the left (−1) and the right (1). It has no effect: there is no sound.
  open var pan: Float = 0
  /// The first connection without a node.
  open var nextAvailableInputBus: AVAudioNodeBus { 0 }
  /// Creates a node.
  public override init() { super.init() }
}

/// A time of an engine.
open class AVAudioTime: NSObject {
  /// The number of the frame.
  public let sampleTime: AVAudioFramePosition
  /// The number of frames per second.
  public let sampleRate: Double
  /// A Boolean value that indicates whether there is a number of a frame.
  open var isSampleTimeValid: Bool { true }

  /// Creates a time from the number of a frame.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}
