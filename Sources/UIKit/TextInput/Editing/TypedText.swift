/// Tracks whether text comes from the keyboard or an input method. Delegates are asked about such text, not about text
/// inserted in code.
@MainActor final class TypedText {
  private static var own: TypedText { ApplicationContext.object(.typedText, TypedText()) }
  private var isFromKeys = false

  static var isTyping: Bool { own.isFromKeys }

  static func from(_ body: () -> Void) {
    let state = own
    let was = state.isFromKeys
    state.isFromKeys = true
    body()
    state.isFromKeys = was
  }
}
