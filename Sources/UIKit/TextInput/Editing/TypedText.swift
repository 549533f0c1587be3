/// A record of whether inserted text was entered by the user or by code. Delegates can prevent only the insertion of
/// text that the user has entered with the keyboard or an input method.
@MainActor final class TypedText {
  private static var shared: TypedText { ApplicationContext.object(.typedText, TypedText()) }
  private var isFromKeys = false

  static var isTyping: Bool { shared.isFromKeys }

  static func performTyping(_ body: () -> Void) {
    let state = shared
    let wasFromKeys = state.isFromKeys
    state.isFromKeys = true
    body()
    state.isFromKeys = wasFromKeys
  }
}
