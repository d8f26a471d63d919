// Texts to speak, and voices.

import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The lowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A text to speak.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The text with its attributes, which have no effect.
  public let attributedSpeechString: NSAttributedString
  /// The voice. It has no effect: nothing is heard.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch. It has no effect: nothing is heard.
  open var pitchMultiplier: Float = 1
  /// The volume. It has no effect: nothing is heard.
  open var volume: Float = 1
  /// The seconds before the text.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds after the text.
  open var postUtteranceDelay: TimeInterval = 0
  /// A Boolean value that indicates whether settings of VoiceOver are used. It has no effect.
  open var prefersAssistiveTechnologySettings = false

  /// Creates a text to speak.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }
  /// Creates a text to speak.
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
    super.init()
  }

  /// The characters, in units of UTF-16, that are spoken in a second: 15 at the usual rate, twice as
  /// many at the greatest one, and at least 3.
  var charactersPerSecond: Double {
    max(3, 30 * Double(min(max(rate.isFinite ? rate : 0.5, 0), 1)))
  }
  /// The seconds of the text.
  var seconds: Double { Double(speechString.utf16.count) / charactersPerSecond }

  /// The words of the text, as ranges in UTF-16.
  var words: [NSRange] {
    let text = speechString
    return text.split(whereSeparator: \.isWhitespace).map {
      NSRange($0.startIndex..<$0.endIndex, in: text)
    }
  }
}

/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The usual quality.
  case `default` = 1
  /// Better quality.
  case enhanced
  /// The best quality.
  case premium
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// No gender.
  case unspecified
  /// Male.
  case male
  /// Female.
  case female
}

/// A voice. There is one for each of the common languages; none is heard.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Unchecked: nothing changes after the initializer.

  /// The language, such as `en-US`.
  public let language: String
  /// The name.
  open var name: String { language }
  /// The identifier.
  open var identifier: String { "segue.voice.\(language)" }
  /// The quality.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// Creates the voice of a language, such as `en-US` or `en`; that of the app for `nil`.
  /// - Returns: `nil` if there is none.
  public init?(language languageCode: String?) {
    let wanted =
      languageCode?.replacingOccurrences(of: "_", with: "-") ?? Self.currentLanguageCode()
    guard
      let found = Self.languages.first(where: { $0 == wanted })
        ?? Self.languages.first(where: { $0.hasPrefix(wanted + "-") })
    else { return nil }
    language = found
    super.init()
  }

  /// Creates the voice with an identifier.
  /// - Returns: `nil` if there is none.
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix("segue.voice.") else { return nil }
    self.init(language: String(identifier.dropFirst("segue.voice.".count)))
  }

  /// Returns all voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    languages.compactMap { AVSpeechSynthesisVoice(language: $0) }
  }

  /// Returns the language of the app.
  open class func currentLanguageCode() -> String {
    SegueBundle.locale.identifier.replacingOccurrences(of: "_", with: "-")
  }

  private static let languages = [
    "ar-SA", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-US", "en-GB", "en-AU", "en-IE", "en-IN",
    "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-FR", "fr-CA", "he-IL", "hi-IN", "hu-HU", "id-ID",
    "it-IT", "ja-JP", "ko-KR", "nl-NL", "nl-BE", "no-NO", "pl-PL", "pt-BR", "pt-PT", "ro-RO",
    "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK", "zh-TW",
  ]
}
