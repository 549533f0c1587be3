/// Tracks whether text comes from the keyboard or an input method. Delegates are asked about such text, not about text
/// inserted in code.
@MainActor final class TypedText {
  private var isFromKeys = false

  static var isTyping: Bool { ApplicationContext.current.typedText.isFromKeys }

  static func from(_ body: () -> Void) {
    let state = ApplicationContext.current.typedText
    let was = state.isFromKeys
    state.isFromKeys = true
    body()
    state.isFromKeys = was
  }
}
