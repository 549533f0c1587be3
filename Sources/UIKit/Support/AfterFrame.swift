import QuartzCore

/// Work that is not pressing: it is done when a frame has been shown, before the next one. Preparing cells ahead of a scroll
/// is such work.
@MainActor package final class AfterFrame {
  private static var own: AfterFrame { ApplicationContext.current.afterFrame }
  private var blocks: [() -> Void] = []
  /// A frame is being made: what is added needs no other one.
  private var isInFrame = false

  /// Whether something waits.
  package static var isPending: Bool { !own.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    if !own.isInFrame { RenderLoop.requestFrame() }
  }

  /// To be called when a frame begins.
  package static func frameBegins() { own.isInFrame = true }

  /// To be called when a frame has been shown. What blocks enqueue waits for the next one.
  package static func run() {
    own.isInFrame = false
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
