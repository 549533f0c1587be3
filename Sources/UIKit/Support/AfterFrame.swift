import QuartzCore

/// Work that is not pressing: it is done when a frame has been shown, before the next one. Preparing cells ahead of a scroll
/// is such work.
@MainActor package enum AfterFrame {
  private static var blocks: [() -> Void] = []
  /// A frame is being made: what is added needs no other one.
  private static var isInFrame = false

  /// Whether something waits.
  package static var isPending: Bool { !blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    blocks.append(block)
    if !isInFrame { RenderLoop.requestFrame() }
  }

  /// To be called when a frame begins.
  package static func frameBegins() { isInFrame = true }

  /// To be called when a frame has been shown. What blocks enqueue waits for the next one.
  package static func run() {
    isInFrame = false
    guard !blocks.isEmpty else { return }
    let due = blocks
    blocks = []
    for block in due { block() }
  }
}
