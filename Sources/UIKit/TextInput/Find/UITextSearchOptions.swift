import Foundation

/// The options of a search that the user has chosen in the find navigator.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  /// The parts of words that a search term matches.
  public enum WordMatchMethod: Int, Sendable {
    /// The term matches everywhere.
    case contains = 0
    /// The term matches at the beginning of words.
    case startsWith = 1
    /// The term matches whole words.
    case fullWord = 2
  }

  /// The parts of words that the search term matches. The default is `contains`.
  open var wordMatchMethod: WordMatchMethod { chosenMethod }
  /// The options for comparing the search term with the text. The default ignores the case and the diacritics of letters.
  open var stringCompareOptions: NSString.CompareOptions { chosenOptions }

  private let chosenMethod: WordMatchMethod
  private let chosenOptions: NSString.CompareOptions

  /// Creates the default options.
  public override convenience init() { self.init(matchesCase: false, matchesWords: false) }

  /// Creates options from the choices of the user.
  ///
  /// - Parameters:
  ///   - matchesCase: `true` to distinguish letters that differ in case or diacritics.
  ///   - matchesWords: `true` to find whole words only.
  init(matchesCase: Bool, matchesWords: Bool) {
    chosenMethod = matchesWords ? .fullWord : .contains
    chosenOptions = matchesCase ? [] : [.caseInsensitive, .diacriticInsensitive]
    super.init()
  }
}
