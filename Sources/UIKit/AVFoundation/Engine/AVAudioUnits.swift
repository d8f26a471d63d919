// The nodes that change sound. Their settings are kept; there is no sound to change.

import Foundation

/// A node that changes sound.
@preconcurrency @MainActor
open class AVAudioUnit: AVAudioNode {}

/// A node that changes sound with a delay.
@preconcurrency @MainActor
open class AVAudioUnitEffect: AVAudioUnit {
  /// A Boolean value that indicates whether the node changes nothing.
  open var bypass = false
}

/// A node that changes the time of sound.
@preconcurrency @MainActor
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// A Boolean value that indicates whether the node changes nothing.
  open var bypass = false
}

/// A node that changes rate and pitch. What is played takes as long as without it.
@preconcurrency @MainActor
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  /// The rate.
  open var rate: Float = 1
  /// The pitch in cents.
  open var pitch: Float = 0
  /// The overlap of segments.
  open var overlap: Float = 8
  /// Creates a node.
  public override init() { super.init() }
}

/// A node that changes the rate, and the pitch with it. What is played takes as long as without it.
@preconcurrency @MainActor
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  /// The rate.
  open var rate: Float = 1
  /// Creates a node.
  public override init() { super.init() }
}

/// The sound of a room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// A small room.
  case smallRoom
  /// A room.
  case mediumRoom
  /// A large room.
  case largeRoom
  /// A hall.
  case mediumHall
  /// A large hall.
  case largeHall
  /// A plate.
  case plate
  /// A chamber.
  case mediumChamber
  /// A large chamber.
  case largeChamber
  /// A cathedral.
  case cathedral
  /// A large room, otherwise.
  case largeRoom2
  /// A hall, otherwise.
  case mediumHall2
  /// A hall, in a third way.
  case mediumHall3
  /// A large hall, otherwise.
  case largeHall2
}

/// A node with the sound of a room.
@preconcurrency @MainActor
open class AVAudioUnitReverb: AVAudioUnitEffect {
  /// The part of the changed sound in percent.
  open var wetDryMix: Float = 0
  /// Creates a node.
  public override init() { super.init() }
  /// Sets the room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

/// A node with an echo.
@preconcurrency @MainActor
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// The seconds before the echo.
  open var delayTime: TimeInterval = 1
  /// The part that returns in percent.
  open var feedback: Float = 50
  /// The frequency above which the echo is soft.
  open var lowPassCutoff: Float = 15_000
  /// The part of the changed sound in percent.
  open var wetDryMix: Float = 100
  /// Creates a node.
  public override init() { super.init() }
}

/// A way of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Drums.
  case drumsBitBrush
  /// Drums with a beat.
  case drumsBufferBeats
  /// Soft drums.
  case drumsLoFi
  /// A broken loudspeaker.
  case multiBrokenSpeaker
  /// A conversation on a cell phone.
  case multiCellphoneConcert
  /// Steps.
  case multiDecimated1
  /// Finer steps.
  case multiDecimated2
  /// Still finer steps.
  case multiDecimated3
  /// The finest steps.
  case multiDecimated4
  /// Echoes.
  case multiDistortedFunk
  /// Cubes.
  case multiDistortedCubed
  /// Squares.
  case multiDistortedSquared
  /// One echo.
  case multiEcho1
  /// Two echoes.
  case multiEcho2
  /// Tight echoes.
  case multiEchoTight1
  /// Tighter echoes.
  case multiEchoTight2
  /// Everything.
  case multiEverythingIsBroken
  /// Speech from space.
  case speechAlienChatter
  /// Speech from the stars.
  case speechCosmicInterference
  /// Golden speech.
  case speechGoldenPi
  /// Speech in a tower.
  case speechRadioTower
  /// Speech in waves.
  case speechWaves
}

/// A node that distorts.
@preconcurrency @MainActor
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  /// The gain before the node in decibels.
  open var preGain: Float = -6
  /// The part of the changed sound in percent.
  open var wetDryMix: Float = 50
  /// Creates a node.
  public override init() { super.init() }
  /// Sets the way of distortion.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

/// The kind of a filter.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// Around a frequency.
  case parametric
  /// Low frequencies.
  case lowPass
  /// High frequencies.
  case highPass
  /// Low frequencies with a resonance.
  case resonantLowPass
  /// High frequencies with a resonance.
  case resonantHighPass
  /// A band of frequencies.
  case bandPass
  /// All but a band of frequencies.
  case bandStop
  /// A shelf of low frequencies.
  case lowShelf
  /// A shelf of high frequencies.
  case highShelf
  /// A shelf of low frequencies with a resonance.
  case resonantLowShelf
  /// A shelf of high frequencies with a resonance.
  case resonantHighShelf
}

/// A filter of an equalizer.
@preconcurrency @MainActor
open class AVAudioUnitEQFilterParameters: NSObject {
  /// The kind.
  open var filterType = AVAudioUnitEQFilterType.parametric
  /// The frequency.
  open var frequency: Float = 1000
  /// The width in octaves.
  open var bandwidth: Float = 0.5
  /// The gain in decibels.
  open var gain: Float = 0
  /// A Boolean value that indicates whether the filter changes nothing.
  open var bypass = true
}

/// An equalizer.
@preconcurrency @MainActor
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The filters.
  public let bands: [AVAudioUnitEQFilterParameters]
  /// The gain in decibels.
  open var globalGain: Float = 0
  /// Creates an equalizer.
  public init(numberOfBands: Int) {
    bands = (0..<max(numberOfBands, 0)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }
}
