/// Whether text comes from the keyboard or the input method: delegates are asked about that, not about what code inserts.
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
