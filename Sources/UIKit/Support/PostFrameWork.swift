import QuartzCore

/// A queue of work that is not urgent, such as preparing cells before they are scrolled into view. The work runs after
/// a frame was presented and before the next one.
@MainActor package final class PostFrameWork {
  private static var own: PostFrameWork { ApplicationContext.object(.postFrameWork, PostFrameWork()) }
  private var blocks: [() -> Void] = []
  /// Indicates whether a frame is being produced. Work that is added during a frame does not request another one.
  private var isInFrame = false

  /// Indicates whether the queue contains work.
  package static var isPending: Bool { !own.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    if !own.isInFrame { RenderLoop.requestFrame() }
  }

  /// Records the beginning of a frame.
  package static func frameBegins() { own.isInFrame = true }

  /// Runs the queued work after a frame was presented. Work that is added in the meantime runs after the next frame.
  package static func run() {
    own.isInFrame = false
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
