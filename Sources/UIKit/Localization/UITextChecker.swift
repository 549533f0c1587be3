import Foundation

/// A spelling checker. It stores the words that the application tells it to learn or to ignore. Tessera has no
/// dictionaries, so there are no available languages, and no word is misspelled.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The user default that contains the learned words, so that they are known when the application runs again.
  private static let learnedWordsKey = "UITextCheckerLearnedWords"
  private static var learnedWords: [String] { UserDefaults.standard.stringArray(forKey: learnedWordsKey) ?? [] }

  /// The words that the checker ignores. The default is nil.
  open var ignoredWords: [String]?

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  /// The languages for which there are dictionaries. The array is empty in Tessera.
  open class var availableLanguages: [String] { [] }

  /// Finds no misspelled word, because Tessera has no dictionaries.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text, which is not examined.
  ///   - range: The range in which words are checked.
  ///   - startingOffset: The offset at which checking begins.
  ///   - wrapFlag: `true` to continue checking at the beginning of the range.
  ///   - language: The language.
  /// - Returns: A range with the location `NSNotFound`, because there are no dictionaries.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns corrections of a misspelled word.
  ///
  /// - Parameters:
  ///   - range: The range of the word.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: Nil, because there are no dictionaries.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns learned words that begin with a partial word.
  ///
  /// - Parameters:
  ///   - range: The range of the partial word. A range outside of the text has no completions.
  ///   - string: The text.
  ///   - language: The language, which is ignored.
  /// - Returns: The words, sorted, or nil if there are none.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let wordRange = Range(range, in: string), !wordRange.isEmpty else { return nil }
    let start = string[wordRange].lowercased()
    let matches = Self.learnedWords.filter { $0.lowercased().hasPrefix(start) }.sorted()
    return matches.isEmpty ? nil : matches
  }

  /// Adds a word to the words that the checker ignores.
  ///
  /// - Parameter wordToIgnore: The word.
  open func ignoreWord(_ wordToIgnore: String) {
    if ignoredWords?.contains(wordToIgnore) ?? false { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Adds a word to the learned words of all checkers in the process.
  ///
  /// - Parameter word: The word.
  open class func learnWord(_ word: String) {
    if !hasLearnedWord(word) { UserDefaults.standard.set(learnedWords + [word], forKey: learnedWordsKey) }
  }

  /// Returns whether a word was learned.
  ///
  /// - Parameter word: The word.
  /// - Returns: `true` if the word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

  /// Removes a word from the learned words.
  ///
  /// - Parameter word: The word.
  open class func unlearnWord(_ word: String) {
    UserDefaults.standard.set(learnedWords.filter { $0 != word }, forKey: learnedWordsKey)
  }
}
