import QuartzCore

/// A queue of work that is not urgent, such as preparing cells that will be scrolled into view. The work runs between
/// two frames, after the first one was presented.
@MainActor package final class PostFrameWork {
  private static var own: PostFrameWork { ApplicationContext.object(.postFrameWork, PostFrameWork()) }
  private var blocks: [() -> Void] = []
  /// Indicates whether a frame is being made. Work that is added during a frame does not request another one.
  private var isInFrame = false

  /// Indicates whether the queue contains work.
  package static var isPending: Bool { !own.blocks.isEmpty }

  package static func enqueue(_ block: @escaping () -> Void) {
    own.blocks.append(block)
    if !own.isInFrame { RenderLoop.requestFrame() }
  }

  /// Called when a frame begins.
  package static func frameBegins() { own.isInFrame = true }

  /// Called when a frame was presented. Runs the queued work. Work that is added in the meantime runs after the next
  /// frame.
  package static func run() {
    own.isInFrame = false
    guard !own.blocks.isEmpty else { return }
    let due = own.blocks
    own.blocks = []
    for block in due { block() }
  }
}
