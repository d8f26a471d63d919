// Traits of text that a keyboard changes or suggests. There is no keyboard: the values are stored and
// have no effect.

import Foundation

/// The setting for smart quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Smart quotes are disabled.
  case no = 1
  /// Smart quotes are enabled.
  case yes = 2
}

/// The setting for smart dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Smart dashes are disabled.
  case no = 1
  /// Smart dashes are enabled.
  case yes = 2
}

/// The setting for spaces that are inserted and deleted together with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Spaces are not changed.
  case no = 1
  /// Spaces are changed.
  case yes = 2
}

/// The setting for predictions within the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The default for the kind of text.
  case `default` = 0
  /// Predictions are disabled.
  case no = 1
  /// Predictions are enabled.
  case yes = 2
}

/// The requirements that generated passwords meet.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  /// The rules as text, such as `required: upper; minlength: 8;`.
  open private(set) var passwordRulesDescriptor: String
  /// Creates rules from their text, which is not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// The stored traits of one object.
private final class KeptSmartTraits {
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var prediction = UITextInlinePredictionType.default
  var passwordRules: UITextInputPasswordRules?
}

private let smartTraitsKey = AssociationKey("UITextInputTraits.smart")

extension UITextInputTraits {
  private var kept: KeptSmartTraits {
    if let kept = objc_getAssociatedObject(self, smartTraitsKey) as? KeptSmartTraits {
      return kept
    }
    let made = KeptSmartTraits()
    objc_setAssociatedObject(self, smartTraitsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }

  /// The setting for smart quotes. The value is stored but has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.quotes }
    set { kept.quotes = newValue }
  }
  /// The setting for smart dashes. The value is stored but has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.dashes }
    set { kept.dashes = newValue }
  }
  /// The setting for spaces that are inserted and deleted together with words. The value is stored
  /// but has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.insertDelete }
    set { kept.insertDelete = newValue }
  }
  /// The setting for predictions within the text. The value is stored but has no effect.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept.prediction }
    set { kept.prediction = newValue }
  }
  /// The requirements that generated passwords meet. The value is stored but has no effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept.passwordRules }
    set { kept.passwordRules = newValue }
  }
}
