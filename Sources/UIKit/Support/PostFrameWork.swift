import QuartzCore

/// Work that is not urgent, such as preparing cells before they are scrolled to. It runs after a frame was presented,
/// before the next one.
@MainActor package final class PostFrameWork {
  private static var own: PostFrameWork { ApplicationContext.object(.postFrameWork, PostFrameWork()) }
  private var blocks: [() -> Void] = []
  /// Indicates whether a frame is being made: work that is added then does not request another one.
  private var isInFrame = false

  /// Indicates whether work is waiting.
  package static var isPending: Bool { !own.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    if !own.isInFrame { RenderLoop.requestFrame() }
  }

  /// Called when a frame begins.
  package static func frameBegins() { own.isInFrame = true }

  /// Called when a frame was presented. Work that the blocks add waits for the next frame.
  package static func run() {
    own.isInFrame = false
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
