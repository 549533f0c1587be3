/// Whether text comes from the keyboard or the input method: delegates are asked about that, not about what code inserts.
@MainActor enum TypedText {
  private(set) static var isTyping = false

  static func from(_ body: () -> Void) {
    let was = isTyping
    isTyping = true
    body()
    isTyping = was
  }
}
