import Foundation

/// A phrase that the user dictated. Tessera creates no phrases, because desktops have no dictation.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
  /// The most likely text of the phrase.
  public let text: String
  /// Other texts of the phrase, or nil if there are none.
  public let alternativeInterpretations: [String]?

  init(text: String, alternativeInterpretations: [String]? = nil) {
    self.text = text
    self.alternativeInterpretations = alternativeInterpretations
    super.init()
  }
}
